import type { Answer, Call, Caller, Operation } from '../operation.ts';

/** Keeps the operations of a run, in the order of their calls. */
export class Recorder {
  readonly operations: Operation[] = [];
  #now = 0;

  /** The time, which is later than all before. Any two instants of a run differ. */
  tick(): number {
    this.#now += 1;
    return this.#now;
  }

  /**
   * Records a call at the moment it leaves, or left; what it returns records the answer. Without an answer it stays
   * unknown.
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
