import type { ComponentType } from 'react';
import type { ListedCheque } from '../../domain/ledger/cheque.ts';
import { isPending } from '../../domain/ledger/cheque-steps.ts';
import { dayText } from '../../i18n/language/day-text.ts';
import { dues } from '../../i18n/ledger/dues.ts';
import { formatBare } from '../../i18n/ledger/statement.ts';
import { say } from '../base/say.tsx';
import type { Column } from '../table/column.ts';
import { ChequeChip } from './ChequeChip.tsx';

const { texts } = dues;

type ChequeColumns = {
  /** Today at the lab. Cheques due earlier are marked. */
  today: string;
  /** For lists of several accounts: the address of an account's statement. */
  hrefOf?: (account: string) => string;
  /** Action for a cheque. */
  Act?: ComponentType<{ cheque: ListedCheque }>;
};

function Due({ cheque: { due, state }, today }: { cheque: ListedCheque; today: string }) {
  return (
    <>
      {say(dayText(due))}{' '}
      {isPending(state) && due < today && (
        <span className="chip chip-asking">{say(texts.pastDue)}</span>
      )}
    </>
  );
}

/** The columns of a list of cheques. */
export function chequeColumns({ today, hrefOf, Act }: ChequeColumns): Column<ListedCheque>[] {
  const columns: (Column<ListedCheque> | false)[] = [
    {
      key: 'due',
      title: texts.due,
      isName: true,
      cell: (cheque) => <Due cheque={cheque} today={today} />,
    },
    hrefOf !== undefined && {
      key: 'account',
      title: texts.account,
      cell: ({ account: { id, name } }) => (
        <a href={hrefOf(id)}>
          <bdi>{name}</bdi>
        </a>
      ),
    },
    {
      key: 'amount',
      title: texts.amount,
      isNumber: true,
      cell: ({ amount }) => say(formatBare(amount)),
    },
    { key: 'bank', title: texts.bank, cell: ({ bank }) => <bdi>{bank}</bdi> },
    { key: 'sayad', title: texts.sayad, cell: ({ sayad }) => <bdi>{sayad}</bdi> },
    {
      key: 'state',
      title: texts.state,
      cell: (cheque) => (
        <>
          <ChequeChip state={cheque.state} />
          {Act && <Act cheque={cheque} />}
        </>
      ),
    },
  ];
  return columns.filter((column) => column !== false);
}

export const chequeId = ({ account, id }: ListedCheque): string => `${account.id} ${id}`;
