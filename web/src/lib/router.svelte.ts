/** Addresses of the site. A few pages do not need a library. */
export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string | null }
  /** `at`: a moment of the game, as `?at=186` names it */
  | { page: 'table'; id: string; replay: boolean; at: number | null }
  /** `row`: a rule or ruling by its id, `search`: what is looked for */
  | { page: 'rules'; game: string | null; row: string | null; search: string }
  | { page: 'settings' }
  | { page: 'nowhere' };

export function parse(path: string, search = ''): Route {
  let parts: string[];
  try {
    parts = path.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return { page: 'nowhere' }; // "%E0%A4%A" is no text
  }
  const [first, second, third, ...rest] = parts;
  if (!first) return { page: 'home' };
  if (rest.length) return { page: 'nowhere' };
  if (first === 'new' && !third) return { page: 'new', game: second ?? null };
  if (first === 't' && second && (!third || third === 'replay')) return { page: 'table', id: second, replay: !!third, at: momentOf(search) };
  if (first === 'rules') return { page: 'rules', game: second ?? null, row: third ?? null, search: new URLSearchParams(search).get('q') ?? '' };
  if (first === 'settings' && !second) return { page: 'settings' };
  return { page: 'nowhere' };
}

function momentOf(search: string): number | null {
  const at = new URLSearchParams(search).get('at');
  return at !== null && /^\d{1,6}$/.test(at) ? Number(at) : null;
}

export const paths = {
  home: '/',
  new: (game?: string) => (game ? `/new/${game}` : '/new'),
  table: (id: string) => `/t/${encodeURIComponent(id)}`,
  /** with the rules open, where the game is told in short */
  rules: (id: string) => `/t/${encodeURIComponent(id)}#rules`,
  replay: (id: string, at = 0) => `/t/${encodeURIComponent(id)}/replay${at ? `?at=${at}` : ''}`,
  /** the rules as pages of their own; each row and ruling has an address */
  book: (game?: string, row?: string) => ['/rules', game, row].filter(Boolean).join('/'),
  settings: '/settings',
};

class Router {
  route = $state.raw<Route>(parse(location.pathname, location.search));

  constructor() {
    addEventListener('popstate', () => this.#read());
    document.addEventListener('click', (event) => this.#click(event));
  }

  go(path: string, { replace = false } = {}): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', path);
    this.#read();
    scrollTo(0, 0);
  }

  #read(): void {
    this.route = parse(location.pathname, location.search);
  }

  /** Links inside the site need no reload. */
  #click(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (parse(link.pathname).page === 'nowhere') return;
    event.preventDefault();
    this.go(link.pathname + link.search);
  }
}

export const router = new Router();
