import FormSelect from 'react-bootstrap/FormSelect';
import type { Control } from './control.ts';
import { described } from './described.ts';
import { Field, type FieldProps } from './Field.tsx';

/** Texts in the current language: an option cannot hold both. */
export type Options = readonly (readonly [value: string, text: string])[];

type SelectFieldProps = FieldProps & {
  control: Control<HTMLSelectElement>;
  options: Options;
  /** What choosing nothing says; without it, something is always chosen. */
  none?: string | undefined;
};

/** A labelled choice from a list. */
export function SelectField({ control, options, none, ...field }: SelectFieldProps) {
  return (
    <Field {...field}>
      <FormSelect {...control} {...described(field)}>
        {none !== undefined && <option value="">{none}</option>}
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </FormSelect>
    </Field>
  );
}
