import { signInAt } from '../../../server/support/real-server.ts';
import type { Watch } from '../../../support/watch-exchange.ts';
import { holdToPromises } from '../hold-to-promises.ts';
import type { Start } from '../operation.ts';
import { Client } from './client.ts';
import { type AskDatabase, readStart, readTruth } from './read-truth.ts';
import { recordLine } from './record-line.ts';
import { Recorder } from './recorder.ts';

/** A user's browser on a line: what it asks and learns is recorded, and judged by what the database holds in the end. */
export class RecordedBrowser {
  readonly #ask: AskDatabase;
  readonly #start: Start;
  readonly #recorder: Recorder;
  /** What the line tells of the browser’s requests. */
  readonly watch: Watch;

  private constructor(ask: AskDatabase, start: Start, recorder: Recorder, { caller }: Client) {
    this.#ask = ask;
    this.#start = start;
    this.#recorder = recorder;
    this.watch = recordLine(recorder, caller);
  }

  /** Reads what there is before the browser's first call, and of which account its user is. */
  static async of(ask: AskDatabase, origin: string, username: string): Promise<RecordedBrowser> {
    const recorder = new Recorder();
    const user = await Client.of(recorder, [origin], await signInAt(origin, username));
    return new RecordedBrowser(ask, await readStart(ask), recorder, user);
  }

  /** Judges the run once nothing is on its way any more; throws when a promise is broken. */
  async judge(name: string): Promise<string> {
    const [start, truth] = [this.#start, await readTruth(this.#ask)];
    return holdToPromises(name, { start, operations: this.#recorder.operations, truth });
  }
}
