import { useForm } from 'react-hook-form';
import { faultsOfWebhook, type TypedWebhook } from '../../domain/hand-off/typed-webhook.ts';
import { hookedEvents } from '../../domain/hand-off/webhook.ts';
import { hookedEventNames, webhookFaults, webhooks } from '../../i18n/hand-off/webhooks.ts';
import { makeWebhook } from '../../stores/hand-off/webhooks.ts';
import { Text } from '../../ui/base/Text.tsx';
import { errorsOf } from './errors-of.ts';
import { Checks, faultOf, MakeForm } from './MakeForm.tsx';
import { useMaking } from './use-making.ts';

const { texts } = webhooks;

type WebhookFormProps = { onMade: (secret: string) => void; onCancel: () => void };

/** Makes a webhook. */
export function WebhookForm({ onMade, onCancel }: WebhookFormProps) {
  const form = useForm<TypedWebhook>({
    defaultValues: { address: '', events: [] },
    resolver: (typed) => errorsOf(typed, faultsOfWebhook(typed)),
  });
  const { problem, make, cancel } = useMaking(form, {
    // A program's address often has a token in it.
    held: { name: 'webhook', except: ['address'] },
    send: makeWebhook,
    onMade: ({ secret }) => onMade(secret),
    onCancel,
  });
  const { errors, isSubmitting } = form.formState;
  const { aria, message } = faultOf('webhook-address', errors.address, webhookFaults.texts);
  return (
    <MakeForm
      label={texts.make}
      isMaking={isSubmitting}
      problem={problem}
      onSubmit={make}
      onCancel={cancel}
    >
      <div>
        <label className="form-label" htmlFor="webhook-address">
          <Text of={texts.address} />
        </label>
        <input
          {...form.register('address')}
          {...aria}
          id="webhook-address"
          className="form-control"
          dir="ltr"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
        />
        {message}
      </div>
      <Checks
        legend={texts.events}
        values={hookedEvents}
        names={hookedEventNames.texts}
        registration={form.register('events')}
        fault={faultOf('webhook-events', errors.events, webhookFaults.texts)}
      />
    </MakeForm>
  );
}
