import { computed } from 'nanostores';
import { withQuery } from '../../api/api-path.ts';
import type { AgeingAnswer, ChequesAnswer, TransfersAnswer } from '../../api/ledger/contract.ts';
import { paymentPaths } from '../../api/ledger/payment-paths.ts';
import { labRoutes } from '../../i18n/lab/lab-routes.ts';
import { downloadFile } from '../device/download-file.ts';
import { createFilteredList } from '../lists/filtered-list.ts';
import { createFilters } from '../lists/filters.ts';
import { readPages } from '../lists/read-pages.ts';
import { $locale } from '../shell/locale.ts';
import { csvFile } from '../stock-files/csv-file.ts';
import { type ChequeChoice, chequeChoices, chequesPath, chequesQuery } from './cheques.ts';
import { ageingRows } from './dues-files.ts';
import { transfersPath } from './transfers.ts';

/** The parts of the lab's screen of payments. */
export const paymentParts = ['transfers', 'cheques', 'ageing'] as const;
export type PaymentPart = (typeof paymentParts)[number];

const first: PaymentPart = 'transfers';
const screen = labRoutes.payments.path;
const filters = createFilters(screen, { part: first as string });

/** The part that is open; the address holds it. */
export const $paymentPart = computed(
  filters.$filters,
  ({ part }): PaymentPart => paymentParts.find((each) => each === part) ?? first,
);

/** Opens a part; going back leaves it. */
export const showPaymentPart = (part: PaymentPart): void => filters.choose({ part });

/** Transfers reported by shops; only undecided ones unless all are requested. */
export const transferList = createFilteredList({
  screen,
  everything: { part: first as string, reports: 'waiting' as string },
  pathOf: ({ reports }, after) => transfersPath(reports === 'all' ? '' : 'state=waiting', after),
  pageOf: ({ transfers, next }: TransfersAnswer) => ({ rows: transfers, next }),
});

/** The choice named in the URL. */
export const chequeChoice = (named: unknown): ChequeChoice =>
  chequeChoices.find((each) => each === named) ?? 'pending';

const everyCheque = { part: first as string, states: 'pending' as ChequeChoice };

/** The cheques of all accounts by the day they are due. */
export const chequeList = createFilteredList({
  screen,
  everything: everyCheque,
  pathOf: ({ states }, after) =>
    chequesPath(chequesQuery({ account: '', states: chequeChoice(states) }), after),
  pageOf: ({ cheques, next }: ChequesAnswer) => ({ rows: cheques, next }),
});

const ageingPath = (after: string | null) =>
  withQuery(paymentPaths.ageing, new URLSearchParams(after === null ? {} : { after }));

/** What all accounts owe, largest debt first. */
export const ageingList = createFilteredList({
  screen,
  everything: { part: first as string },
  pathOf: (_filters, after) => ageingPath(after),
  pageOf: ({ accounts, next }: AgeingAnswer) => ({ rows: accounts, next }),
});

/** Downloads what all accounts owe; false when a part cannot be read. */
export async function downloadAgeing(): Promise<boolean> {
  const read = await readPages<AgeingAnswer, AgeingAnswer['accounts'][number]>(
    ageingPath,
    (answer) => answer.accounts,
  );
  if (read) downloadFile('dues.csv', csvFile(ageingRows(read.rows, $locale.get())));
  return read !== null;
}
