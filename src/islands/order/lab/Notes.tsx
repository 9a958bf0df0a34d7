import { notes as words } from '../../../i18n/order/notes.ts';
import { desk } from '../../../i18n/order/shop-desk.ts';
import { $notes, $notesReading, type Noted, readNotes } from '../../../stores/orders/notes.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { say } from '../../../ui/base/say.tsx';
import { OrderPart } from '../../../ui/order/OrderParts.tsx';
import { Instant } from '../../../ui/orders/Instant.tsx';
import { useLive } from '../../base/use-live.ts';
import { NoteForm } from './NoteForm.tsx';

const { texts } = words;

function NoteList({ about }: { about: Noted }) {
  const notes = useLive($notes, null);
  const reading = useLive($notesReading, 'reading');
  if (!notes) {
    if (reading === 'reading' || reading === 'done') return <p>{say(texts.loading)}</p>;
    return (
      <div className="notice notice-danger" role="alert">
        {say(texts.unread)}{' '}
        <Button look="link" text={desk.texts.again} onClick={() => void readNotes(about)} />
      </div>
    );
  }
  if (notes.length === 0) return <p>{say(texts.none)}</p>;
  return (
    <ol className="timeline">
      {notes.map(({ id, at, by, text }) => (
        <li key={id}>
          <strong>
            <bdi>{by}</bdi>
          </strong>
          <small>
            <Instant at={at} />
          </small>
          <p dir="auto" className="typed">
            {text}
          </p>
        </li>
      ))}
    </ol>
  );
}

/** Notes on an order or account that the lab's people write for each other. */
export function Notes({ about }: { about: Noted }) {
  return (
    <OrderPart title={texts.title} className="order-notes">
      <p>
        <small>{say(texts.hint)}</small>
      </p>
      <NoteList about={about} />
      <NoteForm key={about.id} about={about} />
    </OrderPart>
  );
}
