import { useState } from 'react';
import type { Person } from '../../domain/accounts/person.ts';
import {
  faultsOfPerson,
  type TypedPerson,
  type TypedPersonFault,
} from '../../domain/accounts/typed-person.ts';
import { accountRoles, people, personFaults } from '../../i18n/people/people.ts';
import { newId } from '../../stores/device/records/new-id.ts';
import { addPerson, savePerson } from '../../stores/people/people.ts';
import { Button } from '../../ui/base/Button.tsx';
import { CheckField } from '../../ui/forms/CheckField.tsx';
import { FormProblem } from '../../ui/forms/FormProblem.tsx';
import { SelectField } from '../../ui/forms/SelectField.tsx';
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { useMessages } from '../base/use-messages.ts';
import { useHeldForm } from '../forms/use-held-form.ts';
import { useTypedForm } from '../forms/use-typed-form.ts';

const { texts } = people;

/** Why a person was not saved. */
const problems = {
  offline: texts.offline,
  failed: texts.failed,
  unread: texts.unreadFirst,
} as const;

/** A new person's id is created in the form, so that a retry doesn't add the person twice. */
type Typed = TypedPerson & { id: string };

const nobody: Typed = {
  id: '',
  name: '',
  username: '',
  accountRole: 'Staff',
  isActive: true,
};

type PersonFormProps = {
  /** The person's account; only the lab sets it. */
  account?: string | undefined;
  person: Person | null;
  onDone: () => void;
  onCancel: () => void;
};

/** The state of the form. */
function usePersonForm({ account = '', person, onDone }: PersonFormProps) {
  const [problem, setProblem] = useState<keyof typeof problems | null>(null);
  // The list can be read again while the form is open.
  const [known] = useState(person);
  const isNew = known === null;
  const form = useTypedForm<Typed, TypedPersonFault>({
    id: 'person',
    start: person ?? nobody,
    faultsOf: (typed) => faultsOfPerson(typed, { isNew }),
    say: (fault) => personFaults.texts[fault],
  });
  const { forget } = useHeldForm(form, { name: `person ${person?.id ?? `new ${account}`}` });
  const save = form.handleSubmit(async (typed) => {
    setProblem(null);
    const id = typed.id || newId();
    form.setValue('id', id);
    const saved = known ? await savePerson(known, typed) : await addPerson(id, typed);
    if (saved.kind === 'done') {
      forget();
      return onDone();
    }
    if (saved.kind === 'faulty') return form.refuse(saved.faults);
    setProblem(saved.kind);
  });
  return { form, problem, save, forget };
}

/** Adds or changes a person. */
export function PersonForm(props: PersonFormProps) {
  const { person, onCancel } = props;
  const roles = useMessages(accountRoles);
  const { form, problem, save, forget } = usePersonForm(props);
  const cancel = () => {
    forget();
    onCancel();
  };
  const roleOptions = [
    ['Staff', roles.Staff],
    ['Owner', roles.Owner],
  ] as const;
  return (
    <form className="people-form" noValidate onSubmit={save}>
      <TextField {...form.field('name')} label={texts.name} />
      {!person && (
        <TextField
          {...form.field('username')}
          label={texts.username}
          hint={texts.usernameHint}
          isVerbatim
        />
      )}
      <SelectField {...form.field('accountRole')} label={texts.accountRole} options={roleOptions} />
      {person && (
        <CheckField {...form.field('isActive')} label={texts.isActive} hint={texts.inactiveHint} />
      )}
      <FormProblem id="person-problem" text={problem && problems[problem]} />
      <p className="people-buttons">
        <SubmitButton label={texts.save} busy={texts.saving} isBusy={form.formState.isSubmitting} />
        <Button text={texts.cancel} onClick={cancel} />
      </p>
    </form>
  );
}
