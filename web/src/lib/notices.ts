/** Notices of the system, for who has the page open and looks elsewhere. */
export const notices = {
  /** Whether this browser has them; those of phones mostly do not. */
  get possible(): boolean {
    return 'Notification' in globalThis;
  },

  /** Asks for leave, if the browser has not been asked before; whether it was given. */
  async allowed(): Promise<boolean> {
    if (!this.possible) return false;
    if (Notification.permission === 'default') return (await Notification.requestPermission()) === 'granted';
    return Notification.permission === 'granted';
  },

  /** One for each table: a newer one takes the place of an older. */
  show(title: string, table: string): void {
    if (!this.possible || Notification.permission !== 'granted') return;
    try {
      const notice = new Notification(title, { tag: table, icon: '/favicon-turn.svg' });
      notice.onclick = () => {
        window.focus();
        notice.close();
      };
    } catch {
      // A browser that knows notices but lets no page show them.
    }
  },
};
