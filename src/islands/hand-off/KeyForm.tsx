import { useForm } from 'react-hook-form';
import { machineScopes } from '../../domain/hand-off/machine-key.ts';
import { faultsOfKey, type TypedKey } from '../../domain/hand-off/typed-key.ts';
import { keyFaults, machineKeys, scopeNames } from '../../i18n/hand-off/hand-off.ts';
import { type MadeKey, makeKey } from '../../stores/hand-off/keys.ts';
import { Text } from '../../ui/base/Text.tsx';
import { useHeldForm } from '../forms/use-held-form.ts';
import { errorsOf } from './errors-of.ts';
import { Checks, faultOf, MakeForm } from './MakeForm.tsx';
import { useMaking } from './use-making.ts';

const { texts } = machineKeys;

function useKeyForm(onMade: (made: MadeKey) => void) {
  const form = useForm<TypedKey>({
    defaultValues: { name: '', scopes: [] },
    resolver: (typed) => errorsOf(typed, faultsOfKey(typed)),
  });
  const forget = useHeldForm(form, { name: 'key' });
  const { trouble, make } = useMaking(makeKey, (made) => {
    forget();
    onMade(made);
  });
  return { form, trouble, make, forget };
}

type KeyFormProps = { onMade: (made: MadeKey) => void; onCancel: () => void };

/** Makes a key. */
export function KeyForm({ onMade, onCancel }: KeyFormProps) {
  const { form, trouble, make, forget } = useKeyForm(onMade);
  const { errors, isSubmitting } = form.formState;
  const { aria, message } = faultOf('key-name', errors.name, keyFaults.texts);
  const cancel = () => {
    forget();
    onCancel();
  };
  return (
    <MakeForm
      label={texts.make}
      isMaking={isSubmitting}
      trouble={trouble}
      onSubmit={form.handleSubmit(make)}
      onCancel={cancel}
    >
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
      <Checks
        legend={texts.scopes}
        values={machineScopes}
        names={scopeNames.texts}
        registration={form.register('scopes')}
        fault={faultOf('key-scopes', errors.scopes, keyFaults.texts)}
      />
    </MakeForm>
  );
}
