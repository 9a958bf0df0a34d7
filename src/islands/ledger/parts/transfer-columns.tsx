import type { ComponentType } from 'react';
import type { Transfer } from '../../../domain/ledger/transfer.ts';
import type { TransferState } from '../../../domain/ledger/transfer-state.ts';
import { dayText } from '../../../i18n/language/day-text.ts';
import { isolate } from '../../../i18n/language/format-number.ts';
import { fill } from '../../../i18n/language/message.ts';
import { formatBare } from '../../../i18n/ledger/statement.ts';
import { transferFields, transferStates, transfers } from '../../../i18n/ledger/transfers.ts';
import { say } from '../../../ui/base/say.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { Receipts } from './Receipts.tsx';

const { texts } = transfers;
const fields = transferFields.texts;

const looks: Record<TransferState, string> = {
  waiting: 'waiting',
  confirmed: 'good',
  refused: 'bad',
};

type TransferColumns = {
  /** For lists with several accounts: returns the URL of an account's statement. */
  hrefOf?: (account: string) => string;
  /** For the lab, pictures belong to another account. */
  isLab: boolean;
  Act?: ComponentType<{ transfer: Transfer }>;
};

/** The columns of a list of reported transfers. */
export function transferColumns({ hrefOf, isLab, Act }: TransferColumns): Column<Transfer>[] {
  const columns: (Column<Transfer> | false)[] = [
    { key: 'on', title: fields.on, isName: true, cell: ({ on }) => say(dayText(on)) },
    hrefOf !== undefined && {
      key: 'account',
      title: texts.account,
      cell: ({ account: { id, name }, by }) => (
        <>
          <a href={hrefOf(id)}>
            <bdi>{name}</bdi>
          </a>{' '}
          <small>{say(fill(texts.by, { name: isolate(by) }))}</small>
        </>
      ),
    },
    {
      key: 'amount',
      title: fields.amount,
      isNumber: true,
      cell: ({ amount }) => say(formatBare(amount)),
    },
    {
      key: 'tracking',
      title: fields.tracking,
      cell: ({ tracking, note }) => (
        <>
          <bdi>{tracking}</bdi> {note !== '' && <small className="typed">{note}</small>}
        </>
      ),
    },
    {
      key: 'receipt',
      title: texts.receipt,
      cell: (transfer) =>
        transfer.photos.length > 0 && (
          <Receipts transfer={transfer} account={isLab ? transfer.account.id : ''} />
        ),
    },
    {
      key: 'state',
      title: texts.state,
      cell: (transfer) => (
        <>
          <span className={`chip chip-${looks[transfer.state]}`}>
            {say(transferStates.texts[transfer.state])}
          </span>{' '}
          {transfer.reason !== '' && (
            <small>{say(fill(texts.reason, { reason: isolate(transfer.reason) }))}</small>
          )}
          {Act && <Act transfer={transfer} />}
        </>
      ),
    },
  ];
  return columns.filter((column) => column !== false);
}

export const transferId = ({ account, id }: Transfer): string => `${account.id} ${id}`;
