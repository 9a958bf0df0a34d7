import { invoiceContract, journalQuery } from '../../../src/api/invoices/contract.ts';
import { daysOfMonth } from '../../../src/domain/invoices/fiscal-year.ts';
import { labDayStart } from '../../../src/domain/ledger/lab-day-start.ts';
import {
  type JournalEntry,
  type JournalPosition,
  readJournal,
} from '../../db/ledger/read-journal.ts';
import { resource } from '../../http/guards/resource.ts';
import { route } from '../../http/guards/route.ts';
import { inQuery } from '../../http/query-parameters.ts';
import { readQuery } from '../../http/read-query.ts';
import { respond } from '../../http/respond.ts';
import { entryAnswer } from '../../use-cases/ledger/ledger-answer.ts';

const pageSize = 500;

const written = ({ at, accountId, number }: JournalEntry) =>
  `${at.toISOString()}_${accountId}_${number}`;

function positionOf(after: string | undefined): JournalPosition | undefined {
  const [at = '', account = '', number = ''] = after?.split('_') ?? [];
  return after === undefined ? undefined : { at, account, number: Number(number) };
}

/** The entries of all ledgers, for the lab's accountant. */
export const journal = resource().get(
  '/entries',
  route(invoiceContract.entries.GET, {
    summary: 'The entries of all accounts in a month of the Persian calendar; for the lab',
    access: 'lab',
    labReads: 'replica',
    parameters: [
      inQuery('month', { type: 'string' }, 'The month, `1405-09`.'),
      inQuery('after', { type: 'string' }, '`next` of the previous page, for the same month.'),
    ],
    answers: { 200: 'At most 500 entries, earliest first.' },
    refusals: [422],
  }),
  async (c) => {
    const { month, after } = readQuery(c, journalQuery);
    const { from, until } = daysOfMonth(month);
    const found = await readJournal(c.var.services.database, {
      ...{ from: labDayStart(from), to: labDayStart(until, 1) },
      after: positionOf(after),
      limit: pageSize + 1,
    });
    const entries = found.slice(0, pageSize);
    const last = found.length > pageSize ? entries.at(-1) : undefined;
    const answered = entries.map((entry) => ({
      account: { id: entry.accountId, name: entry.accountName },
      entry: entryAnswer(entry),
    }));
    return respond(c, { entries: answered, next: last ? written(last) : null });
  },
);
