import type { ListedCheque } from '../../domain/ledger/cheque.ts';
import type { AccountDues } from '../../domain/ledger/dues.ts';
import { type TableCell, textCell } from '../../domain/stock-table/write.ts';
import { labDay } from '../../domain/vocabulary/lab-day.ts';
import { rialsToToman } from '../../domain/vocabulary/prices.ts';
import { formatDay } from '../../i18n/language/format-date.ts';
import type { Locale } from '../../i18n/language/locale.ts';
import { type Message, pick } from '../../i18n/language/message.ts';
import { ageNames, dues } from '../../i18n/ledger/dues.ts';
import { chequeStates } from '../../i18n/ledger/payments.ts';

const { texts } = dues;

const toman = (rials: number): TableCell => ({ kind: 'number', value: rialsToToman(rials) });
const headsOf = (heads: readonly Message[], locale: Locale) =>
  heads.map((head) => textCell(pick(head, locale)));

/** Cheques for a spreadsheet, days in the calendar of the language; amounts in toman. */
export function chequeRows(cheques: readonly ListedCheque[], locale: Locale): TableCell[][] {
  const { due, account, amount, bank, sayad, state, received, note } = texts;
  const heads = [due, account, amount, bank, sayad, state, received, note];
  return [
    headsOf(heads, locale),
    ...cheques.map((cheque) => [
      textCell(formatDay(cheque.due, locale)),
      textCell(cheque.account.name),
      toman(cheque.amount),
      textCell(cheque.bank),
      // Spreadsheets lose the last digit of a number with sixteen.
      textCell(cheque.sayad),
      textCell(pick(chequeStates.texts[cheque.state], locale)),
      textCell(formatDay(labDay(Date.parse(cheque.at)), locale)),
      textCell(cheque.note),
    ]),
  ];
}

/** Accounts' debts by age, for a spreadsheet; amounts in toman. */
export function ageingRows(accounts: readonly AccountDues[], locale: Locale): TableCell[][] {
  const heads = [texts.account, texts.balance, ...ageNames, texts.pendingShort];
  return [
    headsOf(heads, locale),
    ...accounts.map(({ account, balance, byAge, pending }) => [
      textCell(account.name),
      toman(balance),
      ...byAge.map(toman),
      toman(pending),
    ]),
  ];
}
