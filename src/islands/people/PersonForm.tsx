import { useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import type { Person } from '../../domain/accounts/person.ts';
import {
  faultsOfPerson,
  type PersonField,
  type TypedPerson,
  type TypedPersonFault,
} from '../../domain/accounts/typed-person.ts';
import { accountRoles, people, personFaults } from '../../i18n/people/people.ts';
import { newId } from '../../stores/device/records/new-id.ts';
import { type SavingResult, savePerson } from '../../stores/people/people.ts';
import { FieldMessage } from '../../ui/base/FieldMessage.tsx';
import { Text } from '../../ui/base/Text.tsx';
import { useMessages } from '../base/use-messages.ts';
import { useHeldForm } from '../forms/use-held-form.ts';

const { texts } = people;

/** A new person's id is made with the form, so that a retry does not add it twice. */
type Typed = TypedPerson & { id: string };
type Form = UseFormReturn<Typed>;
type FieldProps = { form: Form; name: PersonField };

const nobody: Typed = {
  id: '',
  name: '',
  username: '',
  accountRole: 'Staff',
  isActive: true,
};

/** What a field needs to be in error, and its message. */
function faultOf({ form, name }: FieldProps) {
  const fault = form.formState.errors[name]?.type as TypedPersonFault | undefined;
  const id = `person-${name}-fault`;
  const aria = fault && ({ 'aria-invalid': true, 'aria-describedby': id } as const);
  return { aria, message: fault && <FieldMessage id={id} text={personFaults.texts[fault]} /> };
}

function TextInput({ form, name }: FieldProps & { name: 'name' | 'username' }) {
  const { aria, message } = faultOf({ form, name });
  return (
    <div>
      <label className="form-label" htmlFor={`person-${name}`}>
        <Text of={texts[name]} />
      </label>
      <input
        {...form.register(name)}
        {...aria}
        id={`person-${name}`}
        className="form-control"
        dir={name === 'username' ? 'ltr' : 'auto'}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      {name === 'username' && !message && (
        <small>
          <Text of={texts.usernameHint} />
        </small>
      )}
      {message}
    </div>
  );
}

function RoleInput({ form }: { form: Form }) {
  const roles = useMessages(accountRoles);
  const { aria, message } = faultOf({ form, name: 'accountRole' });
  return (
    <div>
      <label className="form-label" htmlFor="person-accountRole">
        <Text of={texts.accountRole} />
      </label>
      <select
        {...form.register('accountRole')}
        {...aria}
        id="person-accountRole"
        className="form-select"
      >
        <option value="Staff">{roles.Staff}</option>
        <option value="Owner">{roles.Owner}</option>
      </select>
      {message}
    </div>
  );
}

function ActiveInput({ form }: { form: Form }) {
  const { aria, message } = faultOf({ form, name: 'isActive' });
  return (
    <div>
      <label className="people-check">
        <input {...form.register('isActive')} {...aria} type="checkbox" />
        <Text of={texts.isActive} />
      </label>
      <small>
        <Text of={texts.inactiveHint} />
      </small>
      {message}
    </div>
  );
}

type PersonFormProps = {
  /** Whose person it is, for the lab. */
  account?: string | undefined;
  person: Person | null;
  onDone: () => void;
  onCancel: () => void;
};

/** The state of the form. */
function usePersonForm({ account = '', person, onDone }: PersonFormProps) {
  const [problem, setProblem] = useState<Exclude<SavingResult['kind'], 'done' | 'faulty'> | null>(
    null,
  );
  const isNew = person === null;
  const form = useForm<Typed>({
    defaultValues: person ?? nobody,
    resolver: (typed) => {
      const faults = Object.entries(faultsOfPerson(typed, { isNew }));
      if (faults.length === 0) return { values: typed, errors: {} };
      return {
        values: {},
        errors: Object.fromEntries(faults.map(([name, type]) => [name, { type }])),
      };
    },
  });
  const forget = useHeldForm(form, { name: `person ${person?.id ?? `new ${account}`}` });
  const save = form.handleSubmit(async (typed) => {
    setProblem(null);
    const id = typed.id || newId();
    form.setValue('id', id);
    const saved = await savePerson(id, typed, { isNew });
    if (saved.kind === 'done') {
      forget();
      return onDone();
    }
    if (saved.kind !== 'faulty') return setProblem(saved.kind);
    for (const [name, type] of Object.entries(saved.faults)) {
      form.setError(name as PersonField, { type }, { shouldFocus: true });
    }
  });
  return { form, problem, save, forget };
}

/** Adds a person, or changes one. */
export function PersonForm(props: PersonFormProps) {
  const { person, onCancel } = props;
  const { form, problem, save, forget } = usePersonForm(props);
  const cancel = () => {
    forget();
    onCancel();
  };
  const isSaving = form.formState.isSubmitting;
  return (
    <form className="people-form" noValidate onSubmit={save}>
      <TextInput form={form} name="name" />
      {!person && <TextInput form={form} name="username" />}
      <RoleInput form={form} />
      {person && <ActiveInput form={form} />}
      <div role="alert">
        {problem && <FieldMessage id="person-problem" text={texts[problem]} />}
      </div>
      <p className="people-buttons">
        <button type="submit" className="btn btn-primary" aria-disabled={isSaving}>
          <Text of={isSaving ? texts.saving : texts.save} />
        </button>
        <button type="button" className="btn btn-outline-primary" onClick={cancel}>
          <Text of={texts.cancel} />
        </button>
      </p>
    </form>
  );
}
