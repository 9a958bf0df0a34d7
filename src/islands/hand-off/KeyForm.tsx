import { machineScopes } from '../../domain/hand-off/machine-key.ts';
import { faultsOfKey, type TypedKey, type TypedKeyFault } from '../../domain/hand-off/typed-key.ts';
import { keyFaults, machineKeys, scopeNames } from '../../i18n/hand-off/hand-off.ts';
import { type MadeKey, makeKey } from '../../stores/hand-off/keys.ts';
import { CheckGroup } from '../../ui/forms/CheckField.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { useTypedForm } from '../forms/use-typed-form.ts';
import { MakeForm } from './MakeForm.tsx';
import { useMaking } from './use-making.ts';

const { texts } = machineKeys;

type KeyFormProps = { onMade: (made: MadeKey) => void; onCancel: () => void };

/** The form that creates an API key. */
export function KeyForm({ onMade, onCancel }: KeyFormProps) {
  const form = useTypedForm<TypedKey, TypedKeyFault>({
    id: 'key',
    start: { name: '', scopes: [] },
    faultsOf: faultsOfKey,
    say: (fault) => keyFaults.texts[fault],
  });
  const held = { name: 'key' };
  const { problem, make, cancel } = useMaking(form, { held, send: makeKey, onMade, onCancel });
  return (
    <MakeForm
      label={texts.make}
      isMaking={form.formState.isSubmitting}
      problem={problem}
      onSubmit={make}
      onCancel={cancel}
    >
      <TextField {...form.field('name')} label={texts.name} hint={texts.nameHint} />
      <CheckGroup
        {...form.field('scopes')}
        className="hand-off-checks"
        legend={texts.scopes}
        boxes={machineScopes.map((value) => ({ value, label: scopeNames.texts[value] }))}
      />
    </MakeForm>
  );
}
