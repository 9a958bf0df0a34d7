import type { ComponentType } from 'react';
import type { LedgerEntry } from '../../domain/ledger/ledger-entry.ts';
import type { Message } from '../../i18n/language/message.ts';
import { bareBalance } from '../../i18n/ledger/balance.ts';
import {
  entryWords,
  formatBare,
  orderWords,
  statement,
  taxWords,
} from '../../i18n/ledger/statement.ts';
import { orderPath } from '../../panel/routes.ts';
import { say } from '../base/say.tsx';
import { Instant } from '../orders/Instant.tsx';
import type { Column } from '../table/column.ts';

const { texts } = statement;

/** Action that a screen adds to each row; for the lab, reversing the entry. */
export type EntryAct = ComponentType<{ entry: LedgerEntry }>;

type DescriptionProps = {
  entry: LedgerEntry;
  account: string | undefined;
  Act: EntryAct | undefined;
};

function Description({ entry, account, Act }: DescriptionProps) {
  const { kind, order, reference, note, reversedBy } = entry;
  const tax = taxWords(entry);
  return (
    <>
      {!(order && kind === 'charge') && (
        <span className="entry-what">{say(entryWords(entry))}</span>
      )}{' '}
      {order && <a href={orderPath(order.id, account)}>{say(orderWords(order.number))}</a>}{' '}
      {reference !== '' && <bdi>{reference}</bdi>}{' '}
      {reversedBy && <span className="chip chip-waiting">{say(texts.reversed)}</span>}
      {note !== '' && (
        <small>
          <bdi className="typed">{note}</bdi>
        </small>
      )}
      {tax && <small>{say(tax)}</small>}
      {Act && <Act entry={entry} />}
    </>
  );
}

const plain = (amount: Message) => amount[1] !== '' && say(amount);

/** Columns of a statement. The lab passes the id of the `account`, which its links include. */
export function entryColumns(account?: string, Act?: EntryAct): Column<LedgerEntry>[] {
  return [
    {
      key: 'at',
      title: texts.date,
      place: 'entry-at',
      isPlain: true,
      cell: ({ at }) => <Instant at={at} />,
    },
    {
      key: 'text',
      title: texts.entry,
      place: 'entry-text',
      isName: true,
      cell: (entry) => <Description {...{ entry, account, Act }} />,
    },
    {
      key: 'debit',
      title: texts.debit,
      place: 'entry-debit',
      isNumber: true,
      cell: ({ debit }) => plain(formatBare(debit)),
    },
    {
      key: 'credit',
      title: texts.credit,
      place: 'entry-credit',
      isNumber: true,
      cell: ({ credit }) => plain(formatBare(credit)),
    },
    {
      key: 'balance',
      title: texts.balance,
      place: 'entry-balance',
      isNumber: true,
      cell: ({ balance }) => plain(bareBalance(balance)),
    },
  ];
}

/** Columns of a shop's own statement. */
export const ownEntryColumns = entryColumns();

export const entryId = ({ id }: LedgerEntry): string => id;
