import type { EventName } from '../../src/domain/lifecycle/event-name.ts';
import type { Moment, NewChange, NewChanges } from '../db/changes/new-changes.ts';
import { isLater, isOver } from '../db/changes/snapshot.ts';
import type { Listener } from './listener.ts';
import { concerns, isOwn, type News } from './news.ts';
import { type Position, writePosition } from './position.ts';
import { writeEvents } from './write-events.ts';

/** Bytes a client may leave unread before it is cut off. */
const maxUnread = 256 * 1024;
/** Limit in bytes on missed changes that are sent again. A client that missed more reads the feed instead. */
const maxMissed = 192 * 1024;

/** Limit on changes sent at once. Nobody would read more, and after a `gap` the screen reads them from the feed. */
const mostAtOnce = 200;

/** Starts the response, so that the client sees at once that the stream is open. */
const welcome = 'retry: 3000\n\n';

/** Times in milliseconds. */
interface Pace {
  /** After a flood of changes, how long the stream sends nothing, on average. */
  restMs: number;
  /** After a flood of changes, longest delay before the client is made to read its feed. */
  pauseMs: number;
}

/** Groups in which clients are made to read their feeds after a flood: requests that come together cost less. */
const groups = 4;

const encoder = new TextEncoder();

/** One client's stream of changes, as server-sent events. */
export class ChangeStream {
  readonly listener: Listener;
  readonly body: ReadableStream<Uint8Array>;
  #controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  #seen: Moment | undefined;
  /** News that arrived while the client was still receiving what it had missed. */
  #waiting: News[] = [];
  /** After a flood of changes, the time in ms until which nothing is sent to the client. */
  #restsUntil = 0;
  #hasMissed = false;
  /** The gap that will be left soon. Until then the client's position stays, because it can lose the connection. */
  #gap: { until: Moment; timer: NodeJS.Timeout } | undefined;
  #muted: ReadonlySet<EventName> = new Set();
  readonly #pace: Pace;
  readonly #onEnd: (isCutOff: boolean) => void;

  constructor(listener: Listener, pace: Pace, onEnd: (isCutOff: boolean) => void) {
    [this.listener, this.#pace] = [listener, pace];
    this.#onEnd = (isCutOff) => {
      this.#controller = undefined;
      this.#waiting = [];
      clearTimeout(this.#gap?.timer);
      onEnd(isCutOff);
    };
    this.body = new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          this.#controller = controller;
        },
        cancel: () => this.#onEnd(false),
      },
      { highWaterMark: maxUnread, size: (part) => part.byteLength },
    );
  }

  /** Sets the events that are sent as quiet ones from now on. */
  mute(events: readonly EventName[]): void {
    this.#muted = new Set(events);
  }

  /** Begins with changes that happen from now on. */
  begin(at: Moment): void {
    this.#seen = at;
    this.#write(`${welcome}id: ${writePosition({ seen: at })}\n\n`);
    this.#deliverWaiting();
  }

  /** Begins with the changes that the client missed. A position ahead of the database comes from another database. */
  resume({ seen, part }: Position, missed: NewChanges): void {
    const { until } = missed;
    if (!missed.isAll || isLater(seen.snapshot, until.snapshot)) {
      this.leaveGap(until);
      return;
    }
    const concerned = missed.changes.filter((change) => concerns(change, this.listener));
    const middle = part ? { at: seen.at, snapshot: part.next } : seen;
    const wasNew = ({ transaction }: NewChange) => isOver(transaction, middle.snapshot);
    const begun = part ? concerned.filter(wasNew).slice(part.count) : [];
    const rest = part ? concerned.filter((change) => !wasNew(change)) : concerned;
    const text =
      writeEvents(begun, { from: seen, until: middle, before: part?.count }, this.#isQuiet) +
      writeEvents(rest, { from: middle, until }, this.#isQuiet);
    if (Buffer.byteLength(text) > maxMissed) {
      this.leaveGap(until);
      return;
    }
    this.#seen = until;
    this.#write(`${welcome}${text || `id: ${writePosition({ seen: until })}\n\n`}`);
    this.#deliverWaiting();
  }

  /** Sends what concerns the listener, or queues it until the client has what it missed. */
  deliver(news: News): void {
    if (!this.#seen) {
      this.#waiting.push(news);
      return;
    }
    if (!isLater(news.until.snapshot, this.#seen.snapshot)) return;
    if (this.#gap) {
      this.#gap.until = news.until;
      return;
    }
    const now = performance.now();
    if (now < this.#restsUntil) {
      this.#hasMissed ||= !news.isAll || news.isFor(this.listener);
      return;
    }
    const fresh = news.for(this.listener, this.#seen);
    const isFlood = !news.isAll || fresh.length > mostAtOnce;
    if (isFlood || this.#hasMissed) {
      this.#hasMissed = false;
      if (isFlood) this.#restsUntil = now + this.#pace.restMs * (0.5 + Math.random());
      this.#leaveGapSoon(news.until);
      return;
    }
    const after = this.#seen;
    this.#seen = news.until;
    if (fresh.length === 0) return;
    const span = { from: after, until: news.until };
    const write = () => encoder.encode(writeEvents(fresh, span, this.#isQuiet));
    const muted = [...this.#muted].join();
    this.#send(news.bytesFor(this.listener, { after, muted, write }));
  }

  /** Keeps the connection open, and advances the client's position. */
  beat(): void {
    if (this.#seen) this.#write(`: beat\nid: ${writePosition({ seen: this.#seen })}\n\n`);
  }

  /** Ends the response. */
  end(): void {
    if (!this.#controller) return;
    this.#controller.close();
    this.#onEnd(false);
  }

  /** Makes the client read the feed, because the stream cannot tell what it missed, and continues after that. */
  leaveGap(until: Moment): void {
    this.#seen = until;
    this.#write(`${welcome}id: ${writePosition({ seen: until })}\nevent: gap\ndata: {}\n\n`);
    this.#deliverWaiting();
  }

  /** Leaves a gap before the next poll, but not at the same moment as all other streams. */
  #leaveGapSoon(until: Moment): void {
    const leave = () => {
      const last = this.#gap?.until ?? until;
      this.#gap = undefined;
      this.leaveGap(last);
    };
    const group = Math.floor(Math.random() * groups);
    this.#gap = { until, timer: setTimeout(leave, (this.#pace.pauseMs * group) / groups) };
  }

  #deliverWaiting(): void {
    for (const news of this.#waiting.splice(0)) this.deliver(news);
  }

  readonly #isQuiet = (change: NewChange) =>
    isOwn(change, this.listener) || this.#muted.has(change.event);

  #write(text: string): void {
    this.#send(encoder.encode(text));
  }

  #send(bytes: Uint8Array): void {
    const controller = this.#controller;
    if (!controller) return;
    controller.enqueue(bytes);
    if ((controller.desiredSize ?? 0) > 0) return;
    controller.close();
    this.#onEnd(true);
  }
}
