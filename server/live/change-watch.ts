import { type Moment, readNewChanges, readPresent } from '../db/changes/new-changes.ts';
import type { Database } from '../db/pool/database.ts';
import { isTemporary } from '../db/pool/is-temporary.ts';
import { log } from '../process/log/log.ts';
import { logged } from '../process/log/logged.ts';
import { News } from './news.ts';

/** Limit on changes read per poll. If there are more, the listeners read their feeds instead. */
const maxAtOnce = 2_000;

/** What to do with new changes: asynchronous preparation first, then synchronous delivery. */
interface Handlers {
  prepare(news: News): Promise<void>;
  deliver(news: News): void;
}

interface Watching {
  /** Where delivery has got to. */
  present: Promise<Moment>;
  timer: NodeJS.Timeout | undefined;
}

/** Polls for new changes of all accounts, from the first call of `present` until `stop`. */
export class ChangeWatch {
  readonly #database: Database;
  readonly #pauseMs: number;
  readonly #handlers: Handlers;
  #watching: Watching | undefined;

  constructor(database: Database, pauseMs: number, handlers: Handlers) {
    this.#database = database;
    this.#pauseMs = pauseMs;
    this.#handlers = handlers;
  }

  /** Where delivery has got to. A listener registered before the call gets all later changes. */
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
      () => this.#pollLater(watching),
      () => {
        if (this.#watching === watching) this.#watching = undefined;
      },
    );
    return watching;
  }

  #pollLater(watching: Watching): void {
    if (this.#watching !== watching) return;
    watching.timer = setTimeout(() => void this.#poll(watching), this.#pauseMs);
  }

  /** After a failure the next poll begins at the same moment, so nothing is missed. */
  async #poll(watching: Watching): Promise<void> {
    try {
      const after = await watching.present;
      const asked = { after, limit: maxAtOnce };
      const news = new News(after, await readNewChanges(this.#database, 'lab', asked));
      await this.#handlers.prepare(news);
      if (this.#watching !== watching) return;
      // In one tick, so that a listener that joins now gets either the news or the moment after it.
      watching.present = Promise.resolve(news.until);
      this.#handlers.deliver(news);
    } catch (error) {
      if (!isTemporary(error)) log.error(logged(error), 'looking for changes failed');
    }
    this.#pollLater(watching);
  }
}
