/** A channel open in a tab. */
interface Open {
  tab: string;
  name: string;
  deliver: (data: unknown) => void;
}

/** The broadcast channels between a device's tabs. */
export class Channels {
  readonly #open = new Set<Open>();

  /** A tab's `BroadcastChannel`. `later` runs a callback in the receiving tab. */
  forTab(tab: string, later: (run: () => void) => void) {
    const open = this.#open;
    return class extends EventTarget {
      readonly name: string;
      readonly #own: Open;

      constructor(name: string) {
        super();
        this.name = name;
        const deliver = (data: unknown) =>
          later(() => this.dispatchEvent(new MessageEvent('message', { data })));
        this.#own = { tab, name, deliver };
        open.add(this.#own);
      }

      postMessage(data: unknown): void {
        for (const each of open) {
          if (each !== this.#own && each.name === this.name) each.deliver(structuredClone(data));
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
