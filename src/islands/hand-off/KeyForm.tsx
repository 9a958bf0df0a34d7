import { useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { machineScopes } from '../../domain/hand-off/machine-key.ts';
import { faultsOfKey, type TypedKey, type TypedKeyFault } from '../../domain/hand-off/typed-key.ts';
import { handOff, keyFaults, machineKeys, scopeNames } from '../../i18n/hand-off/hand-off.ts';
import { newId } from '../../stores/device/records/new-id.ts';
import { type MadeKey, makeKey } from '../../stores/hand-off/keys.ts';
import { FieldMessage } from '../../ui/base/FieldMessage.tsx';
import { Text } from '../../ui/base/Text.tsx';
import { errorsOf } from './errors-of.ts';

const { texts } = machineKeys;

type Form = UseFormReturn<TypedKey>;
type FieldProps = { form: Form; name: keyof TypedKey };

/** What a field needs to be in error, and its message. */
function faultOf({ form, name }: FieldProps) {
  const fault = form.formState.errors[name]?.type as TypedKeyFault | undefined;
  const id = `key-${name}-fault`;
  const aria = fault && ({ 'aria-invalid': true, 'aria-describedby': id } as const);
  return { aria, message: fault && <FieldMessage id={id} text={keyFaults.texts[fault]} /> };
}

function Name({ form }: { form: Form }) {
  const { aria, message } = faultOf({ form, name: 'name' });
  return (
    <div>
      <label className="form-label" htmlFor="key-name">
        <Text of={texts.name} />
      </label>
      <input
        {...form.register('name')}
        {...aria}
        id="key-name"
        className="form-control"
        dir="auto"
        autoComplete="off"
      />
      {message ?? (
        <small>
          <Text of={texts.nameHint} />
        </small>
      )}
    </div>
  );
}

function Scopes({ form }: { form: Form }) {
  const { aria, message } = faultOf({ form, name: 'scopes' });
  return (
    <fieldset className="hand-off-checks">
      <legend>
        <Text of={texts.scopes} />
      </legend>
      {machineScopes.map((scope) => (
        <label key={scope} className="people-check">
          <input {...form.register('scopes')} {...aria} type="checkbox" value={scope} />
          <Text of={scopeNames.texts[scope]} />
        </label>
      ))}
      {message}
    </fieldset>
  );
}

/** The state of the form; the key's id is made with it, so that trying again makes no second one. */
function useKeyForm(onMade: (made: MadeKey) => void) {
  const id = useRef('');
  const [trouble, setTrouble] = useState<'offline' | 'failed' | null>(null);
  const form = useForm<TypedKey>({
    defaultValues: { name: '', scopes: [] },
    resolver: (typed) => errorsOf(typed, faultsOfKey(typed)),
  });
  const make = form.handleSubmit(async (typed) => {
    setTrouble(null);
    id.current ||= newId();
    const made = await makeKey(id.current, typed);
    if (made.kind === 'made') onMade(made);
    else setTrouble(made.kind);
  });
  return { form, trouble, make };
}

type KeyFormProps = { onMade: (made: MadeKey) => void; onCancel: () => void };

/** Makes a key. */
export function KeyForm({ onMade, onCancel }: KeyFormProps) {
  const { form, trouble, make } = useKeyForm(onMade);
  const isMaking = form.formState.isSubmitting;
  return (
    <form className="people-form" noValidate onSubmit={make}>
      <Name form={form} />
      <Scopes form={form} />
      <div role="alert">
        {trouble && <FieldMessage id="key-trouble" text={handOff.texts[trouble]} />}
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
