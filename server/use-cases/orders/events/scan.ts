import type { OrderState } from '../../../../src/domain/lifecycle/order-state.ts';
import { type StationState, scanStep } from '../../../../src/domain/lifecycle/scan.ts';
import { idEndOfNumber } from '../../../../src/domain/order/read-order-number.ts';
import type { Issue } from '../../../../src/domain/vocabulary/issue.ts';
import { findByNumber, type NumberedOrder } from '../../../db/orders/find-by-number.ts';
import type { Database } from '../../../db/pool/database.ts';
import { type NewEvent, recordEvent } from './record-event.ts';

/** A scanned ticket. */
export interface Scan {
  /** The client's id for the scan, which becomes the event's id. */
  id: string;
  number: string;
  station: StationState | null;
  by: NewEvent['by'];
}

/** The result of a scan. `stays`: the station may not move the order in its state. */
export type Scanned =
  | { kind: 'moved' | 'there'; order: Pick<NumberedOrder, 'accountId' | 'id'> }
  | { kind: 'stays'; state: OrderState }
  | { kind: 'notFound' }
  | { kind: 'changed' | 'notAllowed' }
  | { kind: 'refused'; issues: Issue[] };

/** Moves the order whose ticket was scanned, once however often the scan is sent. */
export async function scanTicket(
  database: Database,
  { id, number, station, by }: Scan,
): Promise<Scanned> {
  const idEnd = idEndOfNumber(number);
  const found = idEnd === null ? [] : await findByNumber(database, idEnd, id);
  const order = found.length > 1 ? onlyMovable(found, station) : found[0];
  if (!order) return { kind: 'notFound' };
  if (order.hasEvent) return { kind: 'moved', order };
  const step = scanStep(order.state, station);
  if (step.kind === 'there') return { kind: 'there', order };
  if (step.kind === 'stays') return { kind: 'stays', state: order.state };
  const recording = await recordEvent(database, 'lab', {
    id,
    order: { id: order.id, account: order.accountId },
    side: 'lab',
    by,
    asked: { event: step.event, message: '' },
    after: order.lastEvent ?? undefined,
  });
  const isMoved = recording.kind === 'recorded' || recording.kind === 'repeated';
  return isMoved ? { kind: 'moved', order } : recording;
}

/** In rare cases two orders have the same number. Then only one of them may be movable by this scan. */
function onlyMovable(
  found: readonly NumberedOrder[],
  station: StationState | null,
): NumberedOrder | undefined {
  const movable = found.filter(
    ({ state, hasEvent }) => hasEvent || scanStep(state, station).kind === 'move',
  );
  return movable.length === 1 ? movable[0] : undefined;
}
