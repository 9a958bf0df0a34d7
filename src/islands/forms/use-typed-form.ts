import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { type Faults, fieldErrors, type Say, saidError, saidOf } from './field-errors.ts';
import { focusFault } from './focus-fault.ts';

type FormRules<Typed, Fault> = {
  /** What the ids of its fields begin with. */
  id: string;
  /** Without it, what was typed before the form was live stays. */
  start?: DefaultValues<Typed>;
  /** What is wrong with what is typed, by the path of the field; nothing lets it be sent. */
  faultsOf: (typed: Typed) => Faults<Fault>;
  say: Say<Fault>;
};

/** The id of the control of a field. */
export const fieldId = (form: string, name: string) => `${form}-${name.replaceAll('.', '-')}`;

/** What a field of a form is drawn from. */
export function boundField<Typed extends FieldValues>(
  { register, formState }: UseFormReturn<Typed>,
  form: string,
  name: FieldPath<Typed>,
) {
  return {
    id: fieldId(form, name),
    control: register(name),
    error: saidOf(formState.errors, name),
  };
}

export type TypedForm<Typed extends FieldValues, Fault = never> = UseFormReturn<Typed> & {
  /** A field of it; the fields of `ui/forms` and of this folder take what it returns. */
  field: (name: FieldPath<Typed>) => ReturnType<typeof boundField>;
  /** Says beside the fields what the server refuses, and moves the focus to the first of them. */
  refuse: (faults: Faults<Fault>) => void;
};

/** The reading of what was typed by the domain has faults, or it has none. */
export const faultsIn = <Fault>(read: object | { faults: Faults<Fault> }): Faults<Fault> =>
  'faults' in read ? read.faults : {};

/**
 * A form whose fields are judged by the domain when it is sent, and from then on while they are corrected. The focus goes
 * to the first field at fault; what is said beside it follows the language.
 */
export function useTypedForm<Typed extends FieldValues, Fault>(
  rules: FormRules<Typed, Fault>,
): TypedForm<Typed, Fault> {
  const { id, start, faultsOf, say } = rules;
  const form = useForm<Typed>({
    ...(start && { defaultValues: start }),
    shouldFocusError: false,
    resolver: (typed) => {
      const errors = fieldErrors<Typed, Fault>(faultsOf(typed), say);
      return Object.keys(errors).length === 0
        ? { values: typed, errors: {} }
        : { values: {}, errors };
    },
  });
  const refuse = (faults: Faults<Fault>) => {
    let shouldFocus = true;
    for (const [path, fault] of Object.entries(faults)) {
      if (fault === undefined) continue;
      form.setError(path as FieldPath<Typed>, saidError(say(fault, path)), { shouldFocus });
      shouldFocus = false;
    }
  };
  const handleSubmit: typeof form.handleSubmit = (send, miss) =>
    form.handleSubmit(send, (errors, press) => {
      focusFault(press?.target, errors);
      return miss?.(errors, press);
    });
  return { ...form, handleSubmit, refuse, field: (name) => boundField(form, id, name) };
}
