import type { ChangesSince } from '../../../src/domain/difference/changes-since.ts';
import { checksum } from '../../../src/domain/difference/checksum.ts';
import { difference } from '../../../src/domain/difference/difference.ts';
import { findVersion, keepVersion, type ListVersion } from '../../db/list-history/list-versions.ts';
import type { Database } from '../../db/pool/database.ts';
import { log } from '../../process/log/log.ts';
import { logged } from '../../process/log/logged.ts';

/** Limit on cached answers. After a change, most devices ask for the changes since the same revision. */
const mostAnswers = 32;

/**
 * Stores earlier versions of the lists that devices cache, and answers the changes since a version. Versions are in the
 * database, so every server process knows what the others answered.
 */
export class ListHistory {
  readonly #database: Database;
  /** The last answered revision of each list. */
  readonly #newest = new Map<string, string>();
  /**
   * The newest version of each list that is not yet in the database. If counts change faster than it is written, older
   * ones are skipped.
   */
  readonly #unwritten = new Map<string, ListVersion>();
  readonly #answers = new Map<string, string>();
  #isWriting = false;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Stores a version that is being answered. If that fails, the next device merely gets the whole list. */
  keep(list: string, version: ListVersion): void {
    if (this.#newest.get(list) === version.revision) return;
    this.#newest.set(list, version.revision);
    // Queue it behind the other lists, so that a list that changes all the time cannot block them.
    this.#unwritten.delete(list);
    this.#unwritten.set(list, version);
    if (!this.#isWriting) void this.#write();
  }

  /** Writes the pending versions one at a time. */
  async #write(): Promise<void> {
    this.#isWriting = true;
    for (let [next] = this.#unwritten; next; [next] = this.#unwritten) {
      const [list, version] = next;
      await keepVersion(this.#database, list, version).catch((error: unknown) => {
        log.error(logged(error), 'storing a list version failed');
        this.#newest.delete(list);
      });
      if (this.#unwritten.get(list) === version) this.#unwritten.delete(list);
    }
    this.#isWriting = false;
  }

  /** JSON of the changes; undefined if that revision is unknown or the whole list is no longer than they are. */
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
    this.#cache(key, answer);
    return answer;
  }

  async #find(list: string, revision: string): Promise<string | undefined> {
    const unwritten = this.#unwritten.get(list);
    if (unwritten?.revision === revision) return unwritten.body;
    return findVersion(this.#database, list, revision);
  }

  #cache(key: string, answer: string): void {
    this.#answers.set(key, answer);
    const [oldest] = this.#answers.keys();
    if (this.#answers.size > mostAnswers && oldest) this.#answers.delete(oldest);
  }
}
