import { accountLimits } from '../../domain/accounts/account-details.ts';
import type { AccountFileRow } from '../../domain/accounts/account-file.ts';
import { plainWord } from '../../domain/stock-table/words.ts';
import { orNothing, textCells, tomanCells, wholeCells } from '../../domain/table-file/cells.ts';
import type { Column, Columns } from '../../domain/table-file/column.ts';
import { accountColumnTitles as titles } from '../../i18n/accounts/account-files.ts';
import { accounts } from '../../i18n/accounts/accounts.ts';
import { pick } from '../../i18n/language/message.ts';
import { $locale } from '../shell/locale.ts';

const limit = orNothing(wholeCells({ min: 1, max: 1_000_000 }));
const optional = (most: number) => textCells({ most });
const needed = (most: number) => textCells({ least: 1, most });

/** Longest cell of all addresses, in UTF-16 code units. */
const longestAddresses = accountLimits.addresses * 400;

const { active, suspended } = accounts.texts;
const isOneOf = (text: string, words: readonly string[]) => words.map(plainWord).includes(text);

/** Active or suspended, in either language; an empty cell leaves it unchanged. */
const state: Pick<Column<boolean | null>, 'write' | 'read'> = {
  write: (isSuspended) => ({
    kind: 'text',
    text: isSuspended === null ? '' : pick(isSuspended ? suspended : active, $locale.get()),
  }),
  read: (cell) => {
    const text = plainWord(cell);
    if (text === '') return { value: null };
    if (isOneOf(text, active)) return { value: false };
    return isOneOf(text, suspended) ? { value: true } : { fault: 'unknown' };
  },
};

/** The columns of a file of accounts. Columns missing from a file leave their values unchanged. */
export const accountFileColumns: Columns<AccountFileRow> = {
  id: { title: titles.id, ...optional(36) },
  name: { title: titles.name, ...needed(accountLimits.name), absent: '' },
  tier: { title: titles.tier, ...needed(accountLimits.name), absent: '' },
  creditLimit: { title: titles.creditLimit, ...orNothing(tomanCells) },
  lines: { title: titles.lines, ...limit },
  pieces: { title: titles.pieces, ...limit },
  ordersPerMinute: { title: titles.ordersPerMinute, ...limit },
  contactName: { title: titles.contactName, ...optional(accountLimits.contactName) },
  phone: { title: titles.phone, ...optional(accountLimits.phone) },
  email: { title: titles.email, ...optional(accountLimits.email) },
  addresses: { title: titles.addresses, ...optional(longestAddresses) },
  isSuspended: { title: titles.isSuspended, ...state },
};
