import { useForm } from 'react-hook-form';
import { machineScopes } from '../../domain/hand-off/machine-key.ts';
import { faultsOfKey, type TypedKey } from '../../domain/hand-off/typed-key.ts';
import { keyFaults, machineKeys, scopeNames } from '../../i18n/hand-off/hand-off.ts';
import { type MadeKey, makeKey } from '../../stores/hand-off/keys.ts';
import { Text } from '../../ui/base/Text.tsx';
import { errorsOf } from './errors-of.ts';
import { Checks, faultOf, MakeForm } from './MakeForm.tsx';
import { useMaking } from './use-making.ts';

const { texts } = machineKeys;

type KeyFormProps = { onMade: (made: MadeKey) => void; onCancel: () => void };

/** Makes a key. */
export function KeyForm({ onMade, onCancel }: KeyFormProps) {
  const form = useForm<TypedKey>({
    defaultValues: { name: '', scopes: [] },
    resolver: (typed) => errorsOf(typed, faultsOfKey(typed)),
  });
  const held = { name: 'key' };
  const { problem, make, cancel } = useMaking(form, { held, send: makeKey, onMade, onCancel });
  const { errors, isSubmitting } = form.formState;
  const { aria, message } = faultOf('key-name', errors.name, keyFaults.texts);
  return (
    <MakeForm
      label={texts.make}
      isMaking={isSubmitting}
      problem={problem}
      onSubmit={make}
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
