import type { ListedCheque } from '../../domain/ledger/cheque.ts';
import type { AccountDues } from '../../domain/ledger/dues.ts';
import type { TableCell } from '../../domain/stock-table/write.ts';
import { labDay } from '../../domain/vocabulary/lab-day.ts';
import { rialsToToman } from '../../domain/vocabulary/prices.ts';
import { formatDay } from '../../i18n/language/format-date.ts';
import type { Locale } from '../../i18n/language/locale.ts';
import { type Message, pick } from '../../i18n/language/message.ts';
import { ageNames, dues } from '../../i18n/ledger/dues.ts';
import { chequeStates } from '../../i18n/ledger/payments.ts';

const { texts } = dues;

const text = (said: string): TableCell => ({ kind: 'text', text: said });
const toman = (rials: number): TableCell => ({ kind: 'number', value: rialsToToman(rials) });
const headsOf = (heads: readonly Message[], locale: Locale) =>
  heads.map((head) => text(pick(head, locale)));

/** Cheques for a spreadsheet, days in the calendar of the language; amounts in toman. */
export function chequeRows(cheques: readonly ListedCheque[], locale: Locale): TableCell[][] {
  const { due, account, amount, bank, sayad, state, received, note } = texts;
  const heads = [due, account, amount, bank, sayad, state, received, note];
  return [
    headsOf(heads, locale),
    ...cheques.map((cheque) => [
      text(formatDay(cheque.due, locale)),
      text(cheque.account.name),
      toman(cheque.amount),
      text(cheque.bank),
      // Spreadsheets lose the last digit of a number with sixteen.
      text(cheque.sayad),
      text(pick(chequeStates.texts[cheque.state], locale)),
      text(formatDay(labDay(Date.parse(cheque.at)), locale)),
      text(cheque.note),
    ]),
  ];
}

/** Accounts' debts by age, for a spreadsheet; amounts in toman. */
export function ageingRows(accounts: readonly AccountDues[], locale: Locale): TableCell[][] {
  const heads = [texts.account, texts.balance, ...ageNames, texts.pendingShort];
  return [
    headsOf(heads, locale),
    ...accounts.map(({ account, balance, byAge, pending }) => [
      text(account.name),
      toman(balance),
      ...byAge.map(toman),
      toman(pending),
    ]),
  ];
}
