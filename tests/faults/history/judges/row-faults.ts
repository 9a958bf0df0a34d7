import { linearise, type Stuck as StuckAt } from '../linearise.ts';
import type { Operation } from '../operation.ts';
import type { Gathered } from '../order/gather.ts';
import type { Moment } from '../order/moments.ts';
import { type OrderModel, statusOf } from '../order/order-model.ts';
import { orderSpecification } from '../order/order-specification.ts';
import type { Broken } from './broken.ts';

/** A broken promise about the order that is judged. */
export type Fault = Omit<Broken, 'about'>;

type Stuck = StuckAt<Moment, OrderModel>;

export const numbersOf = (calls: readonly Operation[]): number[] =>
  calls.map(({ number }) => number);

/** Describes an order's state within a sentence. */
function describeModel(stuck: Stuck): string {
  const { model } = stuck;
  if (model.is !== 'placed') return model.is === 'absent' ? 'not placed' : 'withdrawn';
  const events = model.events.map(({ event }) => event).join(', ');
  return `${statusOf(model).state} “${model.wanted.reference}” (${events})`;
}

function describeSight(stuck: Stuck): string {
  const { moment } = stuck;
  if (moment.is !== 'sight') return 'was answered as it cannot be';
  const { seen } = moment;
  const by = moment.operation ? 'saw' : 'in the end it is';
  if (!seen) return `${by} nothing`;
  const events = seen.events ? ` (${seen.events.map(({ event }) => event).join(', ')})` : '';
  return `${by} ${seen.state} “${seen.reference}”${events}`;
}

function promiseOf({ moment, model }: Stuck): Broken['promise'] {
  if (moment.is !== 'sight') return 'Exactly once';
  const isLost = model.is === 'placed' && !moment.seen;
  return isLost || !moment.operation ? 'Accepted stays accepted' : 'Read your own writes';
}

/** There must be a sequence of calls that explains all answers. */
export function rowFaults({ moments, calls, stored }: Gathered): Fault[] {
  const submit = stored?.events.find(({ event }) => event === 'submit')?.id ?? submitIn(calls);
  const stuck = linearise(moments, orderSpecification(submit));
  if (!stuck) return [];
  const { operation } = stuck.moment;
  const where = operation ? `#${operation.number} ${describeSight(stuck)}` : describeSight(stuck);
  const what = `${where}, where after all that was answered before it can only be ${describeModel(stuck)}`;
  const before = calls.filter(({ answered }) => answered !== null);
  const around = before.filter(({ asked }) => asked < stuck.moment.answered).slice(-5);
  const operations = new Set([...numbersOf(around), ...(operation ? [operation.number] : [])]);
  return [{ promise: promiseOf(stuck), what, operations: [...operations] }];
}

/** The id of the order's first event, found in an answer. */
function submitIn(calls: readonly Operation[]): string {
  const seen = calls.flatMap(({ answer }) => ('seen' in answer ? (answer.seen.events ?? []) : []));
  return seen.find(({ event }) => event === 'submit')?.id ?? '';
}
