import { withQuery } from '../../api/api-path.ts';
import type { ChequesAnswer } from '../../api/ledger/contract.ts';
import { paymentPaths } from '../../api/ledger/payment-paths.ts';
import { pendingStates } from '../../domain/ledger/cheque-steps.ts';
import { dayBefore } from '../../domain/vocabulary/days.ts';
import { labDay } from '../../domain/vocabulary/lab-day.ts';
import { labNow } from '../browser-support/lab-now.ts';
import { downloadFile } from '../device/download-file.ts';
import { createPagedList } from '../lists/paged-list.ts';
import { readPages } from '../lists/read-pages.ts';
import { $locale } from '../shell/locale.ts';
import { csvFile } from '../stock-files/csv-file.ts';
import { chequeRows } from './dues-files.ts';

/** Pending cheques, those due today, those overdue, or all. */
export const chequeChoices = ['pending', 'today', 'overdue', 'all'] as const;
export type ChequeChoice = (typeof chequeChoices)[number];

/** The days on which cheques are due. */
function dueDays(states: ChequeChoice): { from?: string; until?: string } {
  const today = labDay(labNow().getTime());
  if (states === 'today') return { from: today, until: today };
  return states === 'overdue' ? { until: dayBefore(today) } : {};
}

/** `account`: empty for a shop's own cheques, or for the lab those of all accounts. */
export type AskedCheques = { account: string; states: ChequeChoice };

/** The query of these cheques. */
export function chequesQuery({ account, states }: AskedCheques): string {
  const state = states === 'all' ? '' : pendingStates.join(',');
  const asked = Object.entries({ account, state, ...dueDays(states) }).filter(([, value]) => value);
  return new URLSearchParams(asked).toString();
}

export const chequesPath = (query: string, after: string | null) => {
  const asked = new URLSearchParams(query);
  if (after !== null) asked.set('after', after);
  return withQuery(paymentPaths.cheques, asked);
};

/** The cheques of one account; in memory only. */
export const accountCheques = createPagedList<ChequesAnswer, ChequesAnswer>({
  pathOf: ({ query, after }) => chequesPath(query, after),
  listOf: (answer) => answer,
  merge: (_known, first) => first,
  append: (known, page) => ({ cheques: [...known.cheques, ...page.cheques], next: page.next }),
});

/** Downloads all pages of a list of cheques; false if a part cannot be read. */
export async function downloadCheques(asked: AskedCheques): Promise<boolean> {
  const query = chequesQuery(asked);
  const read = await readPages<ChequesAnswer, ChequesAnswer['cheques'][number]>(
    (after) => chequesPath(query, after),
    (answer) => answer.cheques,
  );
  if (read) downloadFile('cheques.csv', csvFile(chequeRows(read.rows, $locale.get())));
  return read !== null;
}
