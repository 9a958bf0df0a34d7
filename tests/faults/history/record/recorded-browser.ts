import { signInAt } from '../../../server/support/real-server.ts';
import type { Watch } from '../../../support/watch-exchange.ts';
import { holdToPromises } from '../hold-to-promises.ts';
import type { Start } from '../operation.ts';
import { Client } from './client.ts';
import { type AskDatabase, readStart, readTruth } from './read-truth.ts';
import { recordLine } from './record-line.ts';
import { Recorder } from './recorder.ts';

/** A user's browser on a line. Records its requests and answers, and finally judges them by the database. */
export class RecordedBrowser {
  readonly #ask: AskDatabase;
  readonly #start: Start;
  readonly #recorder: Recorder;
  /** Observes the browser’s requests on the line. */
  readonly watch: Watch;

  private constructor(ask: AskDatabase, start: Start, recorder: Recorder, { caller }: Client) {
    this.#ask = ask;
    this.#start = start;
    this.#recorder = recorder;
    this.watch = recordLine(recorder, caller);
  }

  /** Reads the initial state and the user's account before the browser's first call. */
  static async of(ask: AskDatabase, origin: string, username: string): Promise<RecordedBrowser> {
    const recorder = new Recorder();
    const user = await Client.of(recorder, [origin], await signInAt(origin, username));
    return new RecordedBrowser(ask, await readStart(ask), recorder, user);
  }

  /** Judges the run once nothing is in flight any more. Throws if a promise is broken. */
  async judge(name: string): Promise<string> {
    const [start, truth] = [this.#start, await readTruth(this.#ask)];
    return holdToPromises(name, { start, operations: this.#recorder.operations, truth });
  }
}
