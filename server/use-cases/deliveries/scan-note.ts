import type { StationState } from '../../../src/domain/lifecycle/scan.ts';
import type { Issue } from '../../../src/domain/vocabulary/issue.ts';
import { findDeliveryByNumber } from '../../db/deliveries/find-delivery-by-number.ts';
import type { Database } from '../../db/pool/database.ts';
import type { NewEvent } from '../orders/events/record-event.ts';
import { shipDelivery } from './ship-delivery.ts';

/** A scanned delivery note, identified by the end of its delivery's id. */
interface NoteScan {
  idEnd: string;
  station: StationState | null;
  by: NewEvent['by'];
}

/** The result of a scan. `notAllowed`: one of its orders may not leave, or the station does not ship. */
export type NoteScanned =
  | { kind: 'moved' | 'there'; delivery: { id: string; account: string } }
  | { kind: 'notAllowed'; issues: Issue[] }
  | { kind: 'notFound' };

/** Ships the delivery whose note was scanned, once however often the scan is sent. */
export async function scanNote(
  database: Database,
  { idEnd, station, by }: NoteScan,
): Promise<NoteScanned> {
  const found = await findDeliveryByNumber(database, idEnd);
  if (!found) return { kind: 'notFound' };
  const delivery = { id: found.id, account: found.accountId };
  if (found.isShipped) return { kind: 'there', delivery };
  if (station !== null && station !== 'shipped') {
    const issue = { path: 'station', code: 'invalid', params: { state: 'ready' } } as const;
    return { kind: 'notAllowed', issues: [issue] };
  }
  const shipped = await shipDelivery(database, { ...delivery, by });
  if (shipped.kind === 'notAllowed') return shipped;
  if (shipped.kind === 'notFound') return { kind: 'notFound' };
  return { kind: shipped.kind === 'shipped' ? 'moved' : 'there', delivery };
}
