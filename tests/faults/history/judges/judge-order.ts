import { replay } from '../../../../src/domain/lifecycle/history.ts';
import type { Operation } from '../operation.ts';
import type { Gathered } from '../order/gather.ts';
import type { Broken } from './broken.ts';
import { doubledIn } from './doubled.ts';
import { type Fault, numbersOf, rowFaults } from './row-faults.ts';

const isDone = ({ answer }: Operation): boolean => answer.is === 'done';

const isPlacing = ({ call }: Operation): boolean => call.does === 'place';

const isRefused = ({ answer }: Operation): boolean => answer.is === 'refused';

/** What was acknowledged must be there. */
function lostFaults({ calls, caused, stored }: Gathered): Fault[] {
  const there = new Set(stored?.events.map(({ id }) => id));
  const grants = caused.filter(
    ({ operation, cause }) => cause.does === 'grant' && isDone(operation) && !stored,
  );
  const lost = grants.map(({ operation }): Fault => {
    const what = 'the remake was granted, and is not there in the end';
    return { promise: 'Accepted stays accepted', what, operations: [operation.number] };
  });
  const others = calls.filter(isDone).flatMap((operation): Fault[] => {
    const { call } = operation;
    const isThere = 'id' in call ? there.has(call.id) : stored && !stored.isWithdrawn;
    if (isThere) return [];
    const name = call.does === 'act' ? `the event ${call.step.event}` : `what ${call.does} did`;
    const what = `${call.does === 'place' ? 'the order' : name} was acknowledged, and is not there in the end`;
    return [{ promise: 'Accepted stays accepted', what, operations: [operation.number] }];
  });
  return [...lost, ...others];
}

/** What an answer showed must be there, even if nobody was told that the call for it was carried out. */
function vanishedFaults({ calls, stored }: Gathered): Fault[] {
  if (!stored || stored.isWithdrawn) return [];
  const there = new Set(stored.events.map(({ id }) => id));
  const shown = calls.flatMap(({ number, answer }) => {
    const events = 'seen' in answer ? (answer.seen.events ?? []) : [];
    return events
      .filter(({ id }) => !there.has(id))
      .map(({ id, event }) => ({ id, event, number }));
  });
  return [...Map.groupBy(shown, ({ id }) => id)].map(([id, showing]): Fault => {
    const what = `the event ${showing[0]?.event} ${id} was shown, and is not there in the end`;
    const operations = showing.map(({ number }) => number);
    return { promise: 'Accepted stays accepted', what, operations };
  });
}

/** Everything that is there must have been requested, and not refused. */
function strangeFaults({ calls, caused, stored }: Gathered): Fault[] {
  if (!stored || stored.isWithdrawn) return [];
  const causing = (what: string) =>
    caused
      .filter(({ cause }) => ('event' in cause ? cause.event : cause.does) === what)
      .map(({ operation }) => operation);
  return stored.events.flatMap(({ id, event, side }): Fault[] => {
    if (side === 'system') return [];
    const placing = stored.remakeOf ? causing('grant') : calls.filter(isPlacing);
    const asking =
      event === 'submit'
        ? placing
        : [...calls.filter(({ call }) => 'id' in call && call.id === id), ...causing(id)];
    const subject = `${event === 'submit' ? 'the order' : `the event ${event} ${id}`} is there, and`;
    const fault = { promise: 'Exactly once', operations: numbersOf(asking) } as const;
    if (asking.length === 0) return [{ ...fault, what: `${subject} nobody asked for it` }];
    const isMeant = !asking.every(isRefused);
    return isMeant ? [] : [{ ...fault, what: `${subject} every call for it was refused` }];
  });
}

/** What was reported as withdrawn must never appear. */
function withdrawnFaults({ calls, stored }: Gathered): Fault[] {
  if (!stored || stored.isWithdrawn) return [];
  const withdrawals = calls.filter(
    ({ answer }) => answer.is === 'outcome' && answer.outcome === 'withdrawn',
  );
  if (withdrawals.length === 0) return [];
  const what = 'it was said to be withdrawn, and is there';
  return [{ promise: 'Exactly once', what, operations: numbersOf(withdrawals) }];
}

/** Nothing may be there twice, neither in the end nor in an answer. */
function doubledFaults({ calls, stored }: Gathered): Fault[] {
  const events = stored?.events ?? [];
  const submits = events.filter(({ event }) => event === 'submit').length;
  const twice = doubledIn(events.map(({ id }) => id));
  const there = [...twice, ...(submits > 1 ? ['submit'] : [])];
  const shown = calls.flatMap(({ number, answer }) => {
    const seen = 'seen' in answer ? answer.seen : undefined;
    return doubledIn(seen?.events?.map(({ id }) => id) ?? []).map((id) => ({ id, number }));
  });
  return [
    ...there.map((id) => ({ id, operations: numbersOf(callsOf(calls, id)) })),
    ...shown.map(({ id, number }) => ({ id, operations: [number] })),
  ].map(({ id, operations }) => {
    return { promise: 'Exactly once', what: `the event ${id} is there twice`, operations };
  });
}

const callsOf = (calls: readonly Operation[], id: string) =>
  calls.filter(({ call }) => ('id' in call ? call.id === id : call.does === 'place'));

/** The order's state must follow from its events. */
function stateFaults({ stored }: Gathered): Fault[] {
  if (!stored || stored.isWithdrawn) return [];
  const status = replay(stored.wanted.total, stored.events);
  if (status?.state === stored.state) return [];
  const led = status
    ? `its events lead to ${status.state}`
    : 'its events are not allowed in this row';
  const what = `it is ${stored.state}, ${led}`;
  return [{ promise: 'States follow the table', what, operations: [] }];
}

/** Judges an order. Returns only the faults of the first judge that finds any, because they are the clearest. */
export function judgeOrder(gathered: Gathered): Broken[] {
  const { order, account } = gathered;
  const judges = [
    withdrawnFaults,
    lostFaults,
    vanishedFaults,

    strangeFaults,
    doubledFaults,
    stateFaults,
    rowFaults,
  ];
  for (const judge of judges) {
    const faults = judge(gathered);
    if (faults.length > 0) {
      return faults.map((fault) => ({ ...fault, about: `order ${order} of ${account}` }));
    }
  }
  return [];
}
