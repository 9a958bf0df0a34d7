import type { ChangesSince } from '../../../src/domain/difference/changes-since.ts';
import { checksum } from '../../../src/domain/difference/checksum.ts';
import { difference } from '../../../src/domain/difference/difference.ts';
import { findVersion, keepVersion, type ListVersion } from '../../db/list-history/list-versions.ts';
import type { Database } from '../../db/pool/database.ts';
import { log } from '../../process/log/log.ts';
import { logged } from '../../process/log/logged.ts';

/** Answers held in memory. After a change most devices ask for what changed since the same revision. */
const mostAnswers = 32;

/**
 * Knows earlier versions of the lists that devices keep, and answers what changed since one. Versions are in the database,
 * so any server process knows what another one answered.
 */
export class ListHistory {
  readonly #database: Database;
  /** The revision of each list that was answered last. */
  readonly #newest = new Map<string, string>();
  /** The newest version of each list that is not yet in the database. Where counts change faster, older ones are left out. */
  readonly #unwritten = new Map<string, ListVersion>();
  readonly #answers = new Map<string, string>();
  #isWriting = false;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Keeps a version that is being answered. A failure costs the next device a whole answer, and nothing else. */
  keep(list: string, version: ListVersion): void {
    if (this.#newest.get(list) === version.revision) return;
    this.#newest.set(list, version.revision);
    // Behind the other lists, or one that changes all the time would keep them waiting.
    this.#unwritten.delete(list);
    this.#unwritten.set(list, version);
    if (!this.#isWriting) void this.#write();
  }

  /** Writes one version after the other until none is left. */
  async #write(): Promise<void> {
    this.#isWriting = true;
    for (let [next] = this.#unwritten; next; [next] = this.#unwritten) {
      const [list, version] = next;
      await keepVersion(this.#database, list, version).catch((error: unknown) => {
        log.error(logged(error), 'an earlier list was not kept');
        this.#newest.delete(list);
      });
      if (this.#unwritten.get(list) === version) this.#unwritten.delete(list);
    }
    this.#isWriting = false;
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
    const unwritten = this.#unwritten.get(list);
    if (unwritten?.revision === revision) return unwritten.body;
    return findVersion(this.#database, list, revision);
  }

  #hold(key: string, answer: string): void {
    this.#answers.set(key, answer);
    const [oldest] = this.#answers.keys();
    if (this.#answers.size > mostAnswers && oldest) this.#answers.delete(oldest);
  }
}
