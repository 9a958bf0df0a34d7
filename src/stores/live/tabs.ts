import type { OrderChange } from '../../domain/order/order-change.ts';
import { deviceNames } from '../../panel/storage-keys.ts';
import { wait, withJitter } from './wait.ts';

/** A message from one tab to the others, about the user whose changes it streams. */
export type News = { user: string } & (
  | { kind: 'change'; id: string; change: OrderChange; isQuiet: boolean }
  /** The tab has changed orders, by requests with these keys among others. */
  | { kind: 'acted'; keys: readonly string[] }
  /** The user has changed the notification settings. */
  | { kind: 'muted' }
  /** The stream is open, up to where it was read, and when the last change came over it, ms since 1970. */
  | { kind: 'beat'; id: string; changedAt: number }
  /** Changes may have been missed; with `isAnything`, also some that no feed contains. */
  | { kind: 'missed'; isAnything: boolean }
  /** A tab was opened and asks how far the stream was read. */
  | { kind: 'asking' }
  /** The tab stops streaming. */
  | { kind: 'leaving' }
);

/** Streams until the signal is aborted. */
type Stream = (signal: AbortSignal) => Promise<void>;

/** Interval at which a tab tries to become the one that streams, ms. */
const turnPause = 5_000;
/** Delay after another tab stopped, ms: its lock is free a little later. */
const handingOver = 300;
/** Silence after which the streaming tab counts as gone, ms; it sends a message at every heartbeat of the server. */
const longestSilence = 70_000;

/** Whether this browser can share one stream among its tabs; insecure pages have no Web Locks. */
export const canShare = (): boolean =>
  Boolean(navigator.locks) && typeof BroadcastChannel === 'function';

/** The tabs of this browser, of which one streams. */
export class Tabs {
  readonly #channel = new BroadcastChannel(deviceNames.liveChannel);
  #heardAt = Date.now();
  #wake = () => {};
  #turns = Promise.resolve();

  constructor(take: (news: News) => void) {
    this.#channel.addEventListener('message', ({ data }: MessageEvent<News>) => {
      if (data.kind !== 'asking') this.#heardAt = Date.now();
      if (data.kind === 'leaving') setTimeout(() => this.#wake(), withJitter(handingOver));
      take(data);
    });
  }

  tell(news: News): void {
    this.#channel.postMessage(news);
  }

  /**
   * Streams whenever no other tab does, until the signal is aborted. Polls instead of queueing for the lock: a browser
   * may grant a queued lock to a page that is unloading, and it would stay taken.
   */
  takeTurns(user: string, stream: Stream, signal: AbortSignal): void {
    this.tell({ user, kind: 'asking' });
    // Wait for this tab's last turn to end: it still holds the lock.
    this.#turns = this.#turns.then(async () => {
      while (!signal.aborted) {
        await this.#takeTurn(user, stream, signal).catch(() => undefined);
        await this.#pause(signal);
      }
    });
  }

  /** Waits for the next turn, or less if the tab that streams leaves. */
  async #pause(signal: AbortSignal): Promise<void> {
    const woken = new AbortController();
    this.#wake = () => woken.abort();
    if (signal.aborted) return;
    signal.addEventListener('abort', this.#wake);
    await wait(withJitter(turnPause), woken.signal);
    signal.removeEventListener('abort', this.#wake);
  }

  /** Rejects when another tab takes the turn away. */
  async #takeTurn(user: string, stream: Stream, signal: AbortSignal): Promise<void> {
    const turn = new AbortController();
    const end = () => turn.abort();
    signal.addEventListener('abort', end);
    const isGone = Date.now() - this.#heardAt > longestSilence;
    const options = isGone ? { steal: true } : { ifAvailable: true };
    try {
      await navigator.locks.request(deviceNames.liveLock, options, async (lock) => {
        if (!lock || signal.aborted) return;
        await stream(turn.signal);
        this.#heardAt = Date.now();
        this.tell({ user, kind: 'leaving' });
      });
    } finally {
      end();
      signal.removeEventListener('abort', end);
    }
  }
}
