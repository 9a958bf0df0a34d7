import type { AccountDues } from '../../domain/ledger/dues.ts';
import { ageNames, dues } from '../../i18n/ledger/dues.ts';
import { formatBare } from '../../i18n/ledger/statement.ts';
import { say } from '../base/say.tsx';
import type { Column } from '../table/column.ts';

const { texts } = dues;

const amount = (rials: number) => (rials === 0 ? null : say(formatBare(rials)));

/** Columns of the list of what all accounts owe, by age. */
export const ageingColumns: readonly Column<AccountDues>[] = [
  {
    key: 'account',
    title: texts.account,
    isName: true,
    cell: ({ account }) => <bdi>{account.name}</bdi>,
  },
  {
    key: 'balance',
    title: texts.balance,
    isNumber: true,
    cell: ({ balance }) => amount(balance),
  },
  ...ageNames.map(
    (title, at): Column<AccountDues> => ({
      key: `age-${at}`,
      title,
      isNumber: true,
      cell: ({ byAge }) => amount(byAge[at] ?? 0),
    }),
  ),
  {
    key: 'pending',
    title: texts.pendingShort,
    isNumber: true,
    cell: ({ pending }) => amount(pending),
  },
];
