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
import { Text } from '../base/Text.tsx';
import { Instant } from '../orders/Instant.tsx';

const { texts } = statement;

/** What a screen adds to each row; for the lab, taking the entry back. */
export type EntryAct = ComponentType<{ entry: LedgerEntry }>;

type RowProps = {
  entry: LedgerEntry;
  /** Id of the account, where the reader may be of another: the lab's links name it. */
  account: string | undefined;
  Act?: EntryAct | undefined;
};

function Description({ entry, account, Act }: RowProps) {
  const { kind, order, reference, note, reversedBy } = entry;
  const tax = taxWords(entry);
  return (
    <>
      {!(order && kind === 'charge') && (
        <span className="entry-what">
          <Text of={entryWords(entry)} />
        </span>
      )}{' '}
      {order && (
        <a href={orderPath(order.id, account)}>
          <Text of={orderWords(order.number)} />
        </a>
      )}{' '}
      {reference !== '' && <bdi>{reference}</bdi>}{' '}
      {reversedBy && (
        <span className="chip chip-waiting">
          <Text of={texts.reversed} />
        </span>
      )}
      {note !== '' && (
        <small>
          <bdi className="typed">{note}</bdi>
        </small>
      )}
      {tax && (
        <small>
          <Text of={tax} />
        </small>
      )}
      {Act && <Act entry={entry} />}
    </>
  );
}

type AmountProps = { className: string; head: Message; amount: Message };

function Amount({ className, head, amount }: AmountProps) {
  return (
    <td className={`entry-amount ${className}`}>
      {amount[1] !== '' && (
        <>
          <span className="cell-label">
            <Text of={head} />:
          </span>{' '}
          <Text of={amount} />
        </>
      )}
    </td>
  );
}

/** One entry of the statement; on narrow screens the stylesheet turns it into a card. */
export function EntryRow(props: RowProps) {
  const { at, debit, credit, balance } = props.entry;
  return (
    <tr className="entry">
      <td className="entry-at">
        <Instant at={at} />
      </td>
      <th scope="row" className="entry-text">
        <Description {...props} />
      </th>
      <Amount className="entry-debit" head={texts.debit} amount={formatBare(debit)} />
      <Amount className="entry-credit" head={texts.credit} amount={formatBare(credit)} />
      <Amount className="entry-balance" head={texts.balance} amount={bareBalance(balance)} />
    </tr>
  );
}
