import { useStore } from '@nanostores/react';
import { type CancelReason, cancelReasons } from '../../domain/lifecycle/shop-step.ts';
import { ownList } from '../../i18n/counter/own-list.ts';
import { eventReasons } from '../../i18n/order/event-reasons.ts';
import { $isMoving, moveOwn } from '../../stores/counter/queue-move.ts';
import { Button } from '../../ui/base/Button.tsx';
import { say } from '../../ui/base/say.tsx';
import { SelectField } from '../../ui/forms/SelectField.tsx';
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx';
import { useMessages } from '../base/use-messages.ts';
import { Dialog } from '../dialog/Dialog.tsx';
import { useTypedForm } from '../forms/use-typed-form.ts';

const { texts } = ownList;

type Typed = { reason: CancelReason | '' };

/** Asks for confirmation and a reason, once for all orders that a shop cancels. */
export function CancelDialog({ onClose }: { onClose: () => void }) {
  const words = useMessages(eventReasons);
  const { choose } = useMessages(ownList);
  const form = useTypedForm<Typed, 'required'>({
    id: 'own-cancel',
    start: { reason: '' },
    faultsOf: ({ reason }) => (reason === '' ? { reason: 'required' } : {}),
    say: () => texts.required,
  });
  return (
    <Dialog within=".counter-dialogs" labelledBy="own-cancel-title" onClose={onClose}>
      <h2 id="own-cancel-title">{say(texts.cancelTitle)}</h2>
      <p>{say(texts.cancelHint)}</p>
      <form
        className="event-form"
        noValidate
        onSubmit={form.handleSubmit(({ reason }) => {
          if (reason) void moveOwn('cancel', reason);
          onClose();
        })}
      >
        <SelectField
          {...form.field('reason')}
          label={texts.reason}
          none={choose}
          options={cancelReasons.map((reason) => [reason, words[reason]] as const)}
        />
        <div className="queue-dialog-acts">
          <SubmitButton label={texts.submit} isBusy={useStore($isMoving)} />
          <Button look="link" text={texts.back} onClick={onClose} />
        </div>
      </form>
    </Dialog>
  );
}
