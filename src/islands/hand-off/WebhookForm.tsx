import { useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import {
  faultsOfWebhook,
  type TypedWebhook,
  type TypedWebhookFault,
} from '../../domain/hand-off/typed-webhook.ts';
import { hookedEvents } from '../../domain/hand-off/webhook.ts';
import { handOff } from '../../i18n/hand-off/hand-off.ts';
import { hookedEventNames, webhookFaults, webhooks } from '../../i18n/hand-off/webhooks.ts';
import { newId } from '../../stores/device/records/new-id.ts';
import { makeWebhook } from '../../stores/hand-off/webhooks.ts';
import { FieldMessage } from '../../ui/base/FieldMessage.tsx';
import { Text } from '../../ui/base/Text.tsx';
import { errorsOf } from './errors-of.ts';

const { texts } = webhooks;

type Form = UseFormReturn<TypedWebhook>;
type FieldProps = { form: Form; name: keyof TypedWebhook };

/** What a field needs to be in error, and its message. */
function faultOf({ form, name }: FieldProps) {
  const fault = form.formState.errors[name]?.type as TypedWebhookFault | undefined;
  const id = `webhook-${name}-fault`;
  const aria = fault && ({ 'aria-invalid': true, 'aria-describedby': id } as const);
  return { aria, message: fault && <FieldMessage id={id} text={webhookFaults.texts[fault]} /> };
}

function Address({ form }: { form: Form }) {
  const { aria, message } = faultOf({ form, name: 'address' });
  return (
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
  );
}

function Events({ form }: { form: Form }) {
  const { aria, message } = faultOf({ form, name: 'events' });
  return (
    <fieldset className="hand-off-checks">
      <legend>
        <Text of={texts.events} />
      </legend>
      {hookedEvents.map((event) => (
        <label key={event} className="people-check">
          <input {...form.register('events')} {...aria} type="checkbox" value={event} />
          <Text of={hookedEventNames.texts[event]} />
        </label>
      ))}
      {message}
    </fieldset>
  );
}

type WebhookFormProps = { onMade: (secret: string) => void; onCancel: () => void };

/** Makes a webhook; its id is made with the form, so that trying again makes no second one. */
export function WebhookForm({ onMade, onCancel }: WebhookFormProps) {
  const id = useRef('');
  const [trouble, setTrouble] = useState<'offline' | 'failed' | null>(null);
  const form = useForm<TypedWebhook>({
    defaultValues: { address: '', events: [] },
    resolver: (typed) => errorsOf(typed, faultsOfWebhook(typed)),
  });
  const make = form.handleSubmit(async (typed) => {
    setTrouble(null);
    id.current ||= newId();
    const made = await makeWebhook(id.current, typed);
    if (made.kind === 'made') onMade(made.secret);
    else setTrouble(made.kind);
  });
  const isMaking = form.formState.isSubmitting;
  return (
    <form className="people-form" noValidate onSubmit={make}>
      <Address form={form} />
      <Events form={form} />
      <div role="alert">
        {trouble && <FieldMessage id="webhook-trouble" text={handOff.texts[trouble]} />}
      </div>
      <p className="people-buttons">
        <button type="submit" className="btn btn-primary" aria-disabled={isMaking}>
          <Text of={isMaking ? handOff.texts.saving : texts.make} />
        </button>
        <button type="button" className="btn btn-outline-primary" onClick={onCancel}>
          <Text of={handOff.texts.cancel} />
        </button>
      </p>
    </form>
  );
}
