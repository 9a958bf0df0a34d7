import FormSelect from 'react-bootstrap/FormSelect';
import type { Control } from './control.ts';
import { described } from './described.ts';
import { Field, type FieldProps } from './Field.tsx';

/** Texts are in the current language, because an option can't contain both. */
export type Options = readonly (readonly [value: string, text: string])[];

type SelectFieldProps = FieldProps & {
  control: Control<HTMLSelectElement>;
  options: Options;
  /** Text of the empty option; without it, a value is always chosen. */
  none?: string | undefined;
};

/** A labelled select. */
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
