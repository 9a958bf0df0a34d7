import {
  faultsOfWebhook,
  type TypedWebhook,
  type TypedWebhookFault,
} from '../../domain/hand-off/typed-webhook.ts';
import { hookedEvents } from '../../domain/hand-off/webhook.ts';
import { hookedEventNames, webhookFaults, webhooks } from '../../i18n/hand-off/webhooks.ts';
import { makeWebhook } from '../../stores/hand-off/webhooks.ts';
import { CheckGroup } from '../../ui/forms/CheckField.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { useTypedForm } from '../forms/use-typed-form.ts';
import { MakeForm } from './MakeForm.tsx';
import { useMaking } from './use-making.ts';

const { texts } = webhooks;

type WebhookFormProps = { onMade: (secret: string) => void; onCancel: () => void };

/** The form that creates a webhook. */
export function WebhookForm({ onMade, onCancel }: WebhookFormProps) {
  const form = useTypedForm<TypedWebhook, TypedWebhookFault>({
    id: 'webhook',
    start: { address: '', events: [] },
    faultsOf: faultsOfWebhook,
    say: (fault) => webhookFaults.texts[fault],
  });
  const { problem, make, cancel } = useMaking(form, {
    // A webhook's URL often contains a token.
    held: { name: 'webhook', except: ['address'] },
    send: makeWebhook,
    onMade: ({ secret }) => onMade(secret),
    onCancel,
  });
  return (
    <MakeForm
      label={texts.make}
      isMaking={form.formState.isSubmitting}
      problem={problem}
      onSubmit={make}
      onCancel={cancel}
    >
      <TextField {...form.field('address')} label={texts.address} inputMode="url" isVerbatim />
      <CheckGroup
        {...form.field('events')}
        className="hand-off-checks"
        legend={texts.events}
        boxes={hookedEvents.map((value) => ({
          value,
          label: hookedEventNames.texts[value],
        }))}
      />
    </MakeForm>
  );
}
