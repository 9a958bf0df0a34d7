import type { InputHTMLAttributes } from 'react';
import FormControl from 'react-bootstrap/FormControl';
import type { Control, TextElement } from './control.ts';
import { described } from './described.ts';
import { Field, type FieldProps } from './Field.tsx';

type Offer = { value: string; label?: string };

type TextFieldProps = FieldProps & {
  control: Control<TextElement>;
  /** Number of lines, for longer texts. */
  rows?: number;
  /** For passwords, addresses and the like: devices must not capitalise or correct the text. */
  isVerbatim?: boolean;
  /** Suggestions shown while typing. */
  offers?: readonly Offer[] | undefined;
  type?: 'text' | 'password';
} & Pick<InputHTMLAttributes<HTMLInputElement>, 'autoComplete' | 'inputMode' | 'dir' | 'maxLength'>;

const verbatim = { dir: 'ltr', autoCapitalize: 'none', spellCheck: false } as const;

/** A labelled text field with one line, or as many as `rows`. */
export function TextField(props: TextFieldProps) {
  const { control, rows, isVerbatim, offers, type, inputMode, dir, maxLength, ...rest } = props;
  const { autoComplete = 'off', ...field } = rest;
  const offersId = `${field.id}-offers`;
  return (
    <Field {...field}>
      <FormControl
        {...(rows ? { as: 'textarea', rows } : { type: type ?? 'text' })}
        dir="auto"
        {...(isVerbatim && verbatim)}
        {...(dir && { dir })}
        {...{ autoComplete, inputMode, maxLength }}
        {...control}
        {...described(field)}
        list={offers && offersId}
      />
      {offers && (
        <datalist id={offersId}>
          {offers.map((offer) => (
            <option key={offer.value} {...offer} />
          ))}
        </datalist>
      )}
    </Field>
  );
}
