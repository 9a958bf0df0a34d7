import type { Answer, Call, Caller, Operation } from '../operation.ts';

/** Records the operations of a run in the order of their calls. */
export class Recorder {
  readonly operations: Operation[] = [];
  #now = 0;

  /** Advances the clock and returns the new time. No two instants of a run are equal. */
  tick(): number {
    this.#now += 1;
    return this.#now;
  }

  /**
   * Records a call when it is sent, or with the time it was sent. Returns a function that records the answer; until it
   * is called, the answer is unknown.
   */
  begin(caller: Caller, call: Call, asked = this.tick()): (answer: Answer) => void {
    const unknown: Answer = { is: 'unknown' };
    const number = this.operations.length + 1;
    const operation: Operation = { number, caller, call, asked, answered: null, answer: unknown };
    this.operations.push(operation);
    return (answer) => {
      if (answer.is === 'unknown') return;
      operation.answered = this.tick();
      operation.answer = answer;
    };
  }
}
