import type { AskedEvent } from '../../../domain/lifecycle/order-event.ts';
import { fill } from '../../../i18n/language/message.ts';
import { moneyText } from '../../../i18n/language/money-text.ts';
import { desk } from '../../../i18n/order/shop-desk.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { say } from '../../../ui/base/say.tsx';
import { Dialog } from '../../dialog/Dialog.tsx';
import type { EventDialogProps } from './acting.ts';
import { EventForm } from './EventForm.tsx';

/** The form of an event in a dialog. */
export function EventDialog(props: EventDialogProps) {
  const { transition, title, within = '.order', onClose, ...form } = props;
  const price = moneyText(form.order.total);
  return (
    <Dialog within={within} labelledBy="event-dialog-title" onClose={onClose}>
      <h2 id="event-dialog-title">{say(title)}</h2>
      {transition.event === 'agree' && <p>{say(fill(desk.texts.quoted, { price }))}</p>}
      <EventForm
        {...form}
        event={transition.event as AskedEvent['event']}
        submit={transition.event === 'write' ? desk.texts.send : title}
        takesFocus
      >
        <Button text={desk.texts.cancel} onClick={onClose} />
      </EventForm>
    </Dialog>
  );
}
