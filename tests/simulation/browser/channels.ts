/** A channel that is open in a tab. */
interface Open {
  tab: string;
  name: string;
  hear: (data: unknown) => void;
}

/** The broadcast channels between the tabs of a device. */
export class Channels {
  readonly #open = new Set<Open>();

  /** What `BroadcastChannel` is in a tab; `later` runs something in the tab that hears it. */
  forTab(tab: string, later: (run: () => void) => void) {
    const open = this.#open;
    return class extends EventTarget {
      readonly name: string;
      readonly #own: Open;

      constructor(name: string) {
        super();
        this.name = name;
        const hear = (data: unknown) =>
          later(() => this.dispatchEvent(new MessageEvent('message', { data })));
        this.#own = { tab, name, hear };
        open.add(this.#own);
      }

      postMessage(data: unknown): void {
        for (const each of open) {
          if (each !== this.#own && each.name === this.name) each.hear(structuredClone(data));
        }
      }

      close(): void {
        open.delete(this.#own);
      }
    };
  }

  closeAll(tab: string): void {
    for (const each of this.#open) if (each.tab === tab) this.#open.delete(each);
  }
}
