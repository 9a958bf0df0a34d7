import { contractIssues } from '../../../src/api/contract-issues.ts';
import type { ReportOutcome } from '../../../src/api/hand-off/contract.ts';
import { type ReportedEvent, reportedEvent } from '../../../src/domain/hand-off/reported-event.ts';
import { idEndOfNumber } from '../../../src/domain/order/read-order-number.ts';
import type { Author } from '../../db/audit/author.ts';
import { findByNumber } from '../../db/orders/find-by-number.ts';
import type { Database } from '../../db/pool/database.ts';
import { type NewEvent, type Recording, recordEvent } from '../orders/events/record-event.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The order that a report names by id or number; null if not found, `ambiguous` if several have the number. */
async function namedOrder(
  database: Database,
  { id, order, account }: ReportedEvent,
): Promise<NewEvent['order'] | 'ambiguous' | null> {
  if (uuid.test(order)) return { id: order.toLowerCase(), account };
  const idEnd = idEndOfNumber(order);
  const numbered = idEnd === null ? [] : await findByNumber(database, idEnd, id);
  const found = account ? numbered.filter((each) => each.accountId === account) : numbered;
  const [one] = found;
  if (!one) return null;
  return found.length > 1 ? 'ambiguous' : { id: one.id, account: one.accountId };
}

async function record(database: Database, by: Author, event: ReportedEvent): Promise<Recording> {
  const order = await namedOrder(database, event);
  if (order === null) return { kind: 'notFound' };
  if (order === 'ambiguous') {
    return { kind: 'refused', issues: [{ path: 'account', code: 'required' }] };
  }
  const { id, order: _, account: __, after, ...asked } = event;
  return recordEvent(database, 'lab', {
    id,
    order,
    side: 'lab',
    by,
    asked,
    after,
  });
}

/** Records an event that a machine reports, by the same rules as for lab staff. */
export async function reportEvent(
  database: Database,
  by: Author,
  sent: unknown,
): Promise<ReportOutcome> {
  const read = reportedEvent.safeParse(sent, { reportInput: true });
  if (!read.success)
    return { id: idIn(sent), result: 'invalid', issues: contractIssues(read.error) };
  const { id } = read.data;
  const recording = await record(database, by, read.data);
  if (recording.kind === 'refused') return { id, result: 'invalid', issues: recording.issues };
  return { id, result: recording.kind, issues: [] };
}

function idIn(sent: unknown): string | null {
  const id = typeof sent === 'object' && sent !== null && 'id' in sent ? sent.id : null;
  return typeof id === 'string' && uuid.test(id) ? id : null;
}
