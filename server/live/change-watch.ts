import { type Moment, readNewChanges, readPresent } from '../db/changes/new-changes.ts';
import type { Database } from '../db/pool/database.ts';
import { isDatabaseUnavailable } from '../db/pool/failures.ts';
import { Overloaded } from '../process/concurrency/work-queue.ts';
import { log } from '../process/log/log.ts';
import { logged } from '../process/log/logged.ts';
import { News } from './news.ts';

/** Changes read at one look; when there are more, the listeners read their feeds instead. */
const maxAtOnce = 2_000;

/** What to do with new changes: first what takes time, then, synchronously, handing them out. */
interface Handing {
  prepare(news: News): Promise<void>;
  deliver(news: News): void;
}

interface Watching {
  /** Up to where changes were handed out. */
  present: Promise<Moment>;
  timer: NodeJS.Timeout | undefined;
}

/** Looks for new changes of all accounts, again and again, from the first `present` until `stop`. */
export class ChangeWatch {
  readonly #database: Database;
  readonly #pauseMs: number;
  readonly #handing: Handing;
  #watching: Watching | undefined;

  constructor(database: Database, pauseMs: number, handing: Handing) {
    this.#database = database;
    this.#pauseMs = pauseMs;
    this.#handing = handing;
  }

  /** Up to where changes were handed out. A listener known before the call gets all later ones. */
  present(): Promise<Moment> {
    this.#watching ??= this.#begin();
    return this.#watching.present;
  }

  stop(): void {
    clearTimeout(this.#watching?.timer);
    this.#watching = undefined;
  }

  #begin(): Watching {
    const watching: Watching = { present: readPresent(this.#database), timer: undefined };
    watching.present.then(
      () => this.#lookLater(watching),
      () => {
        if (this.#watching === watching) this.#watching = undefined;
      },
    );
    return watching;
  }

  #lookLater(watching: Watching): void {
    if (this.#watching !== watching) return;
    watching.timer = setTimeout(() => void this.#look(watching), this.#pauseMs);
  }

  /** After a failure the next look begins at the same moment, so nothing is missed. */
  async #look(watching: Watching): Promise<void> {
    try {
      const after = await watching.present;
      const asked = { after, limit: maxAtOnce };
      const news = new News(after, await readNewChanges(this.#database, 'lab', asked));
      await this.#handing.prepare(news);
      if (this.#watching !== watching) return;
      // In one tick, so that a listener that joins now has either the news or the moment after
      // them.
      watching.present = Promise.resolve(news.until);
      this.#handing.deliver(news);
    } catch (error) {
      if (!isPassing(error)) log.error(logged(error), 'looking for changes failed');
    }
    this.#lookLater(watching);
  }
}

/** Whether the next look may well succeed. */
function isPassing(error: unknown): boolean {
  return error instanceof Overloaded || (error instanceof Error && isDatabaseUnavailable(error));
}
