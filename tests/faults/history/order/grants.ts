import type { History, Operation, RecordedEvent } from '../operation.ts';

/** A remake that the lab granted, and the order placed for it. */
export interface Grant {
  account: string;
  original: string;
  /** The event that granted it. */
  event: string;
  /** The order placed. */
  remake: string;
  /** The calls that requested the event. */
  calls: readonly Operation[];
}

interface Shown {
  account: string;
  order: string;
  events?: readonly Pick<RecordedEvent, 'id' | 'remake'>[] | undefined;
}

/** Every grant that the database or an answer shows, each with each order named for it. */
export function grantsOf({ operations, truth }: History): Grant[] {
  const asking = Map.groupBy(
    operations.filter(({ call }) => call.does === 'act'),
    ({ call }) => ('id' in call ? call.id : ''),
  );
  const grants = new Map<string, Grant>();
  const add = ({ account, order: original, events = [] }: Shown) => {
    for (const { id: event, remake } of events) {
      if (!remake) continue;
      const calls = (asking.get(event) ?? []).filter(
        ({ call }) => 'order' in call && call.order === original,
      );
      const key = [account, original, event, remake].join(' ');
      grants.set(key, { account, original, event, remake, calls });
    }
  };
  for (const { answer } of operations) if ('seen' in answer) add(answer.seen);
  for (const order of truth.orders) add(order);
  return [...grants.values()];
}
