import { useState } from 'react';
import { ordersCounted } from '../../i18n/delivery/delivery.ts';
import { labDelivery } from '../../i18n/delivery/lab-delivery.ts';
import { fill } from '../../i18n/language/message.ts';
import { Button } from '../../ui/base/Button.tsx';
import { FieldMessage } from '../../ui/base/FieldMessage.tsx';
import { say } from '../../ui/base/say.tsx';
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { DeliveryFields } from './DeliveryFields.tsx';
import type { DialogProps } from './dialog-props.ts';
import { LazyLeftBehind } from './LazyLeftBehind.tsx';
import { useDeliveryForm } from './use-delivery-form.ts';

const { texts } = labDelivery;

/** The dialog that makes a delivery or edits its details. */
export function DeliveryDialog(props: DialogProps) {
  const { account, label, onClose } = props;
  const [added, setAdded] = useState<typeof props.orders>([]);
  const orders = [...props.orders, ...added];
  const { form, problems, send } = useDeliveryForm({ ...props, added });
  const isSending = form.formState.isSubmitting;
  return (
    <Dialog within=".counter, .delivery" labelledBy="delivery-dialog-title" onClose={onClose}>
      <h2 id="delivery-dialog-title">{say(label ? texts.editTitle : texts.makeTitle)}</h2>
      <p>
        {say(
          fill(texts.makeOf, {
            count: ordersCounted(orders.length),
            account: `\u2068${account.name}\u2069`,
          }),
        )}
      </p>
      <LazyLeftBehind
        account={account.id}
        orders={orders}
        isBusy={isSending}
        onAdd={(ready) => setAdded([...added, ...ready])}
      />
      <form className="event-form" noValidate onSubmit={form.handleSubmit(send)}>
        <DeliveryFields form={form} />
        <div role="alert">
          {problems.map((text) => (
            <FieldMessage key={text[1]} id={text[1]} text={text} />
          ))}
        </div>
        <p className="event-buttons">
          <SubmitButton label={texts.save} busy={texts.saving} isBusy={isSending} />
          <Button text={texts.back} onClick={onClose} />
        </p>
      </form>
    </Dialog>
  );
}
