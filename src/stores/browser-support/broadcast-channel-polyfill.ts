import { deviceNames } from '../../panel/storage-keys.ts';

/** Channels open in this tab. */
const open = new Set<BroadcastChannelPolyfill>();

/**
 * Polyfill of `BroadcastChannel`: messages are sent as `storage` events of `localStorage`. Where
 * that is blocked too, a tab looks for changed records when it becomes visible.
 */
export class BroadcastChannelPolyfill extends EventTarget {
  readonly name: string;
  readonly #key: string;

  constructor(name: string) {
    super();
    this.name = name;
    this.#key = `channel-${name}`;
    open.add(this);
    window.addEventListener('storage', ({ key, newValue }) => {
      if (key === this.#key && newValue) this.#deliver(JSON.parse(newValue).data);
    });
    document.addEventListener('visibilitychange', () => {
      if (name === deviceNames.channel && !document.hidden) this.#deliver(null);
    });
  }

  postMessage(data: unknown): void {
    for (const other of open) if (other !== this && other.name === this.name) other.#deliver(data);
    try {
      // The time makes equal messages differ: storing an equal value fires no event.
      localStorage.setItem(this.#key, JSON.stringify({ data, at: performance.now() }));
      localStorage.removeItem(this.#key);
    } catch {
      // Without storage the other tabs learn of it when they become visible.
    }
  }

  close(): void {
    open.delete(this);
  }

  #deliver(data: unknown): void {
    if (open.has(this)) this.dispatchEvent(new MessageEvent('message', { data }));
  }
}
