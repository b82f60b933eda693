/** The site without a server: `npm run dev -- --mode mock`. Tables live in this page and are gone with it; boards show
 *  the scenes of a game's preview one after the other. */
import { MockSocket } from './socket';
import { respond } from './tables';

export function install(): void {
  const real = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    if (!url.pathname.startsWith('/api/')) return real(input, init);
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : null;
    const { status, data } = await respond(init?.method ?? 'GET', url, body);
    return new Response(JSON.stringify(data), { status });
  };
  const RealSocket = window.WebSocket;
  window.WebSocket = new Proxy(RealSocket, {
    construct: (target, [url]: [string]) =>
      url.includes('/ws/tables/') ? (new MockSocket(url) as unknown as WebSocket) : new target(url),
  });
}
