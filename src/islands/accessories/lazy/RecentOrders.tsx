import { useEffect } from 'react';
import {
  goneMessage,
  namesOfLines,
  again as words,
} from '../../../i18n/accessories/order-again.ts';
import { fill, type Message } from '../../../i18n/language/message.ts';
import { orderPath } from '../../../panel/routes.ts';
import {
  $again,
  $recentOrders,
  $recentReading,
  type Again,
  forgetAgain,
  orderAgain,
  readRecentOrders,
  undoAgain,
} from '../../../stores/accessories/order-again.ts';
import { keepFresh } from '../../../stores/shell/keep-fresh.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { Money } from '../../../ui/base/Money.tsx';
import { say } from '../../../ui/base/say.tsx';
import { Instant } from '../../../ui/orders/Instant.tsx';
import { useLive } from '../../base/use-live.ts';

const { texts } = words;

type Row = NonNullable<ReturnType<typeof $recentOrders.get>>[number];

/** Result of ordering again: what was added, what is sold out or discontinued, and Undo. */
function Outcome({ again }: { again: Again }) {
  const { number, kind } = again;
  if (kind === 'reading') return null;
  if (kind !== 'added')
    return say(kind === 'unread' ? texts.unread : fill(texts.undone, { number }));
  const { lines, out, gone, order } = again;
  const notes: Message[] = [
    fill(lines.length > 0 ? texts.added : texts.nothing, { number }),
    ...(out.length > 0 ? [fill(texts.out, { names: namesOfLines(out, order) })] : []),
    ...(gone.length > 0 ? [goneMessage(gone, order)] : []),
  ];
  return (
    <>
      {notes.map((note) => (
        <p key={note[1]}>{say(note)}</p>
      ))}
      {lines.length > 0 && <Button text={texts.undo} onClick={undoAgain} />}
    </>
  );
}

function RecentOrder({ order, isBusy }: { order: Row; isBusy: boolean }) {
  const { id, number, title, placedAt, total } = order;
  return (
    <li>
      <div>
        <a href={orderPath(id)}>{say([number, number])}</a> <Instant at={placedAt} />
        <span>{say([title.fa, title.en])}</span>
        <Money amount={total} />
      </div>
      <button
        type="button"
        className="btn btn-outline-primary"
        aria-disabled={isBusy}
        onClick={() => void orderAgain(order)}
      >
        {say(texts.reorder)}{' '}
        <span className="visually-hidden">{say(fill(texts.reorderOf, { number }))}</span>
      </button>
    </li>
  );
}

function Unlisted() {
  const reading = useLive($recentReading, 'reading');
  if (reading === 'reading') return <p role="status">{say(texts.reading)}</p>;
  if (reading === 'signedOut') return <p>{say(texts.signIn)}</p>;
  return (
    <p role="alert">
      {say(texts.unread)}{' '}
      <Button look="link" text={texts.retry} onClick={() => void readRecentOrders()} />
    </p>
  );
}

/** The shop's recent accessories orders, each with a button that adds it to the current order. */
export function RecentOrders() {
  const orders = useLive($recentOrders, null);
  const again = useLive($again, null);
  useEffect(() => {
    const stop = keepFresh(
      () => void readRecentOrders(),
      () => true,
    );
    return () => {
      stop();
      forgetAgain();
    };
  }, []);
  return (
    <section className="accessories-orders" aria-labelledby="accessories-orders-title">
      <h2 id="accessories-orders-title">{say(texts.title)}</h2>
      {!orders && <Unlisted />}
      {orders?.length === 0 && <p>{say(texts.none)}</p>}
      {orders && orders.length > 0 && (
        <ul>
          {orders.map((each) => (
            <RecentOrder key={each.id} order={each} isBusy={again?.kind === 'reading'} />
          ))}
        </ul>
      )}
      <div role="status">{again && <Outcome again={again} />}</div>
    </section>
  );
}
