import type { ChangesSince } from '../../src/domain/difference/changes-since.ts';
import { checksum } from '../../src/domain/difference/checksum.ts';
import { difference } from '../../src/domain/difference/difference.ts';
import { findVersion, keepVersion, type ListVersion } from '../db/list-history/list-versions.ts';
import type { Database } from '../db/pool/database.ts';
import { log } from '../log/log.ts';
import { logged } from '../log/logged.ts';

/** Answers held in memory. After a change most devices ask for what changed since the same revision. */
const mostAnswers = 32;

/**
 * Knows earlier versions of the lists that devices keep, and answers what changed since one. Versions are in the database,
 * so any server process knows what another one answered.
 */
export class ListHistory {
  readonly #database: Database;
  readonly #lastKept = new Map<string, string>();
  readonly #answers = new Map<string, string>();
  /** Where counts change faster than they can be written, versions are left out. */
  #writing: Promise<void> | undefined;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Keeps a version that is being answered. A failure costs the next device a whole answer, and nothing else. */
  keep(list: string, version: ListVersion): void {
    if (this.#writing || this.#lastKept.get(list) === version.revision) return;
    this.#writing = keepVersion(this.#database, list, version)
      .then(() => void this.#lastKept.set(list, version.revision))
      .catch((error: unknown) => log.error(logged(error), 'an earlier list was not kept'))
      .finally(() => {
        this.#writing = undefined;
      });
  }

  /** JSON of what changed; undefined where that revision is not known, or the whole list is not longer. */
  async changesSince(
    list: string,
    since: string,
    { revision, body }: ListVersion,
  ): Promise<string | undefined> {
    const key = [list, since, revision].join(' ');
    const known = this.#answers.get(key);
    if (known) return known;
    const before = since === revision ? body : await this.#find(list, since);
    if (!before) return undefined;
    const after = JSON.parse(body);
    const changes = difference(JSON.parse(before), after);
    const answer = JSON.stringify({
      since,
      changes,
      check: checksum(after),
    } satisfies ChangesSince);
    if (answer.length >= body.length) return undefined;
    this.#hold(key, answer);
    return answer;
  }

  async #find(list: string, revision: string): Promise<string | undefined> {
    await this.#writing;
    return findVersion(this.#database, list, revision);
  }

  #hold(key: string, answer: string): void {
    this.#answers.set(key, answer);
    const [oldest] = this.#answers.keys();
    if (this.#answers.size > mostAnswers && oldest) this.#answers.delete(oldest);
  }
}
