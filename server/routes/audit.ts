import { type AuditQuery, auditContract, auditQuery } from '../../src/api/audit/contract.ts';
import { auditSubjects } from '../../src/domain/audit/audit-action.ts';
import type { AuditEntry } from '../../src/domain/audit/audit-entry.ts';
import { searchWords } from '../../src/domain/typed/search-words.ts';
import { searchLimit } from '../../src/domain/vocabulary/search-limit.ts';
import { type AuditFilter, readAudit, type StoredAudit } from '../db/audit/read-audit.ts';
import { resource } from '../http/guards/resource.ts';
import { route } from '../http/guards/route.ts';
import { inQuery } from '../http/query-parameters.ts';
import { readQuery } from '../http/read-query.ts';
import { refuse } from '../http/refuse.ts';
import { respond } from '../http/respond.ts';

const pageSize = 50;

const day = { type: 'string', format: 'date' };
const uuid = { type: 'string', format: 'uuid' };

const parameters = [
  inQuery('after', uuid, '`next` of the previous page, with the same filters.'),
  inQuery('subject', { enum: auditSubjects }, 'Only changes to this kind of subject.'),
  inQuery('user', uuid, 'Only changes by this user.'),
  inQuery('from', day, 'On this day at the lab or later.'),
  inQuery('to', day, 'On this day at the lab or earlier.'),
  inQuery(
    'text',
    { type: 'string', maxLength: searchLimit },
    'Each word must begin a word of the names or of the values before and after, in any spelling.',
  ),
  inQuery('order', { enum: ['newest', 'oldest'], default: 'newest' }, 'The sort order.'),
];

function filterOf({
  subject,
  user,
  from,
  to,
  text = '',
  order = 'newest',
}: AuditQuery): AuditFilter {
  return { subject, user, from, to, words: searchWords(text), order };
}

function entryOf(row: StoredAudit): AuditEntry {
  const { id, at, action, before, after } = row;
  return {
    id,
    at: at.toISOString(),
    by: { user: row.byUser, name: row.byName },
    action,
    subject: { kind: row.subject, id: row.subjectId, name: row.subjectName },
    before,
    after,
  };
}

/** The log of changes at the lab and of sign-ins. Only the lab can read it; no route writes it directly. */
export const audit = resource().get(
  '/',
  route(auditContract.audit.GET, {
    summary: 'The audit log, a page at a time; for the lab',
    access: 'lab',
    labReads: 'replica',
    parameters,
    answers: { 200: 'At most fifty entries.' },
    refusals: [422],
  }),
  async (c) => {
    const asked = readQuery(c, auditQuery);
    const { after, from, to } = asked;
    if (from && to && to < from) return refuse(c, 'invalid', [{ path: 'to', code: 'invalid' }]);
    const page = { filter: filterOf(asked), after, limit: pageSize + 1 };
    const found = await readAudit(c.var.services.database, page);
    const entries = found.slice(0, pageSize).map(entryOf);
    const next = found.length > pageSize ? (entries.at(-1)?.id ?? null) : null;
    return respond(c, { entries, next });
  },
);
