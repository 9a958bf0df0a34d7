import { useEffect } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { onNextPerson } from '../../stores/shell/next-person.ts';
import { type Faults, fieldErrors, type Say, saidError, saidOf } from './field-errors.ts';
import { focusFault } from './focus-fault.ts';

type FormRules<Typed, Fault> = {
  /** Prefix of the ids of its fields. */
  id: string;
  /** Default values. Without them, text typed before hydration stays. */
  start?: DefaultValues<Typed>;
  /** Validates the typed values. Returns faults by field path; without faults the form can be sent. */
  faultsOf: (typed: Typed) => Faults<Fault>;
  say: Say<Fault>;
};

/** Id of a field's control. */
export const fieldId = (form: string, name: string) => `${form}-${name.replaceAll('.', '-')}`;

/** The props of a form's field. */
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
  /** Props for a field component of `ui/forms` or of this folder. */
  field: (name: FieldPath<Typed>) => ReturnType<typeof boundField>;
  /** Shows what the server refused next to the fields, and focuses the first of them. */
  refuse: (faults: Faults<Fault>) => void;
};

/** The faults in a result of a domain function that reads typed values; empty if there are none. */
export const faultsIn = <Fault>(read: object | { faults: Faults<Fault> }): Faults<Fault> =>
  'faults' in read ? read.faults : {};

/**
 * A form validated by the domain: on submit, and from then on at each change. Focuses the first invalid field. Error
 * messages follow the language. With default values, it is emptied to them when another user signs in.
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
  const { reset } = form;
  const hasStart = start !== undefined;
  useEffect(() => (hasStart ? onNextPerson(() => reset()) : undefined), [hasStart, reset]);
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
