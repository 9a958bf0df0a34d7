import { mutedEvents } from '../../src/domain/notifications/topics.ts';
import { findOpenSessions } from '../db/accounts/sessions.ts';
import { type Moment, readNewChanges } from '../db/changes/new-changes.ts';
import { nothingOver } from '../db/changes/snapshot.ts';
import type { Database } from '../db/pool/database.ts';
import { readerOf } from '../use-cases/orders/reader-of.ts';
import { ChangeStream } from './change-stream.ts';
import { ChangeWatch } from './change-watch.ts';
import type { Listener } from './listener.ts';
import type { News } from './news.ts';
import { type Position, readPosition } from './position.ts';

/** Limits and pace; times in milliseconds. */
export interface LiveOptions {
  maxStreams: number;
  maxPerAccount: number;
  /** Pause between two polls for new changes. */
  pauseMs: number;
  /** Average pause after a flood of changes before a client is made to read its feed again. */
  restMs: number;
  /** Interval between heartbeats, and the longest time until the end of a session is noticed. */
  beatMs: number;
}

const defaults: LiveOptions = {
  maxStreams: 2_000,
  maxPerAccount: 500,
  pauseMs: 700,
  restMs: 5_000,
  beatMs: 20_000,
};

/** Where a stream begins. */
export interface Beginning {
  /** The last event the client received; empty if it has received none. */
  lastEventId: string;
  /** For a client without events: the greatest possible age in milliseconds of what it shows. */
  pageAge?: number | undefined;
}

/** Limit on missed changes that are sent again. A client that missed more reads the feed instead. */
const maxMissed = 1_000;

/**
 * Delivers new changes to the clients that listen to this process. While anyone listens, it polls once for all of them.
 * Before it delivers changes, it checks that the recipients' sessions are still open.
 */
export class LiveChanges {
  readonly #database: Database;
  readonly #options: LiveOptions;
  readonly #streams = new Set<ChangeStream>();
  readonly #watch: ChangeWatch;
  #beating: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(database: Database, options: Partial<LiveOptions> = {}) {
    this.#database = database;
    this.#options = { ...defaults, ...options };
    this.#watch = new ChangeWatch(database, this.#options.pauseMs, {
      prepare: (news) => this.#renew(this.#concernedBy(news)),
      deliver: (news) => {
        for (const stream of [...this.#streams]) stream.deliver(news);
      },
    });
  }

  /**
   * Opens a stream, which begins now unless `beginning` says otherwise. Returns undefined if this process or the
   * account has too many. `cutOff` closes the connection of a client that does not read.
   */
  async open(
    listener: Listener,
    beginning: Beginning,
    cutOff: () => void,
  ): Promise<ChangeStream | undefined> {
    if (this.#isFull(listener.session.account)) return undefined;
    const stream = new ChangeStream(listener, this.#options, (isCutOff) => {
      this.#streams.delete(stream);
      if (this.#streams.size === 0) this.#stopWatching();
      if (isCutOff) cutOff();
    });
    this.#streams.add(stream);
    this.#beating ??= setInterval(() => void this.#beat(), this.#options.beatMs);
    try {
      await this.#start(stream, beginning);
      return stream;
    } catch (error) {
      stream.end();
      throw error;
    }
  }

  /** How many streams are open. */
  get streams(): number {
    return this.#streams.size;
  }

  /** Ends all streams and opens no more. */
  close(): void {
    this.#isClosed = true;
    for (const stream of [...this.#streams]) stream.end();
  }

  #isFull(account: string): boolean {
    const { maxStreams, maxPerAccount } = this.#options;
    const own = [...this.#streams].filter(({ listener }) => listener.session.account === account);
    return this.#isClosed || this.#streams.size >= maxStreams || own.length >= maxPerAccount;
  }

  async #start(stream: ChangeStream, { lastEventId, pageAge }: Beginning): Promise<void> {
    const present = await this.#watch.present();
    await this.#renew([stream]);
    if (lastEventId) return this.#resume(stream, present, readPosition(lastEventId));
    if (pageAge === undefined) return stream.begin(present);
    const at = new Date(present.at.getTime() - pageAge);
    // The lab sees changes all the time: finding what it missed costs more than rereading its screen.
    const isLab = stream.listener.role === 'SuperAdmin';
    const position = isLab ? undefined : { seen: { at, snapshot: nothingOver } };
    return this.#resume(stream, present, position);
  }

  async #resume(stream: ChangeStream, present: Moment, position?: Position): Promise<void> {
    if (!position) return stream.leaveGap(present);
    const { role, session } = stream.listener;
    const scope = role === 'SuperAdmin' ? 'lab' : { account: session.account };
    const asked = { after: position.seen, limit: maxMissed };
    stream.resume(position, await readNewChanges(this.#database, scope, asked));
  }

  #concernedBy(news: News): ChangeStream[] {
    return [...this.#streams].filter(({ listener }) => news.isFor(listener));
  }

  /**
   * Ends the streams whose session has ended or whose user's role has changed. Updates the muted events of the others.
   */
  async #renew(streams: readonly ChangeStream[]): Promise<void> {
    if (streams.length === 0) return;
    const keys = streams.map(({ listener }) => listener.session);
    const users = await findOpenSessions(this.#database, keys);
    for (const [place, stream] of streams.entries()) {
      const user = users[place];
      if (user?.role === stream.listener.role) {
        stream.mute(mutedEvents(readerOf({ user }), user.muted));
      } else stream.end();
    }
  }

  async #beat(): Promise<void> {
    for (const stream of [...this.#streams]) stream.beat();
    // If the database is unavailable, the next beat checks again. Nothing is delivered unchecked.
    await this.#renew([...this.#streams]).catch(() => undefined);
  }

  /** Stops polling and heartbeats, once there are no listeners. */
  #stopWatching(): void {
    this.#watch.stop();
    clearInterval(this.#beating);
    this.#beating = undefined;
  }
}
