import type { EventLoop } from '../schedule/event-loop.ts';

type Act = (lock: { name: string; mode: 'exclusive' } | null) => unknown;
type Options = { ifAvailable?: boolean; steal?: boolean };
type Holder = { tab: string; lose: (why: Error) => void };

/** The Web Locks shared by a device's tabs, with the options that the panel uses: `ifAvailable` and `steal`. */
export class WebLocks {
  readonly #held = new Map<string, Holder>();
  readonly #loop: EventLoop;

  constructor(loop: EventLoop) {
    this.#loop = loop;
  }

  /** A tab's `navigator.locks`. */
  forTab(tab: string, later: (label: string, run: () => void) => void) {
    return {
      request: (name: string, options: Options, act: Act): Promise<unknown> =>
        new Promise((resolve, reject) => {
          later('lock', () => this.#grant(tab, name, options, act).then(resolve, reject));
        }),
    };
  }

  /** Releases a closed tab's locks, a moment later, as browsers do. */
  freeAll(tab: string): void {
    this.#loop.after(5, 'locks of a closed tab', () => {
      for (const [name, holder] of this.#held) if (holder.tab === tab) this.#held.delete(name);
    });
  }

  async #grant(tab: string, name: string, { steal }: Options, act: Act): Promise<unknown> {
    const before = this.#held.get(name);
    if (before && !steal) return act(null);
    const lost = new Promise<never>((_resolve, reject) => {
      this.#held.set(name, { tab, lose: reject });
    });
    lost.catch(() => {});
    before?.lose(new DOMException('The lock was stolen.', 'AbortError'));
    const own = this.#held.get(name);
    const acting = Promise.resolve(act({ name, mode: 'exclusive' })).finally(() => {
      if (this.#held.get(name) === own) this.#held.delete(name);
    });
    return Promise.race([acting, lost]);
  }
}
