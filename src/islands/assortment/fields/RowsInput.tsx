import { type ReactNode, useRef } from 'react';
import { useFieldArray } from 'react-hook-form';
import type { RowsField } from '../../../domain/assortment/field.ts';
import { writeForm } from '../../../domain/assortment/write-form.ts';
import { addRowWords, fieldHint, fieldName, rowName } from '../../../i18n/assortment/fields.ts';
import { itemForm } from '../../../i18n/assortment/item-form.ts';
import { countText } from '../../../i18n/language/count-text.ts';
import { fill } from '../../../i18n/language/message.ts';
import { Icon } from '../../../ui/base/Icon.tsx';
import { say } from '../../../ui/base/say.tsx';
import { described } from '../../../ui/forms/described.ts';
import { Notes } from '../../../ui/forms/Notes.tsx';
import { helpOf } from './help-of.tsx';
import { usePart } from './use-field.ts';

type RowsInputProps = {
  field: RowsField;
  name: string;
  /** Shown above the rows. */
  preview: ReactNode;
  /** Renders the fields of a row. `above` is the prefix of their names. */
  children: (above: string) => ReactNode;
};

type RowProps = {
  field: RowsField;
  name: string;
  index: number;
  onRemove: () => void;
  children: RowsInputProps['children'];
};

/** Rows without nested rows put all their fields on one line, so that users can compare them. */
const isCompared = ({ fields }: RowsField) => !fields.some(({ type }) => type === 'rows');

function Row({ field, name, index, onRemove, children }: RowProps) {
  const own = `${name}.${index}`;
  const part = usePart(own);
  const title = fill(rowName(field), {
    number: countText(index + 1),
  });
  return (
    <fieldset
      className={isCompared(field) ? 'assortment-row assortment-compared' : 'assortment-row'}
      aria-describedby={described(part)['aria-describedby']}
    >
      <legend>{say(title)}</legend>
      {children(`${own}.`)}
      <button type="button" className="btn btn-link assortment-remove" onClick={onRemove}>
        <Icon name="trash" />
        <span className="visually-hidden">{say(title)}</span>
        {say(itemForm.texts.removeRow)}
      </button>
      <Notes {...part} />
    </fieldset>
  );
}

/** A list inside an item, such as its variants. Each row has its own fields. */
export function RowsInput({ field, name, preview, children }: RowsInputProps) {
  const { fields, append, remove } = useFieldArray({ name });
  const part = usePart(`${name}.root`);
  const adding = useRef<HTMLButtonElement>(null);
  const hint = fieldHint(field);
  return (
    <fieldset className="assortment-rows" aria-describedby={described(part)['aria-describedby']}>
      <legend>{say(fieldName(field))}</legend>
      {helpOf(field)}
      {hint && <p className="form-text">{say(hint)}</p>}
      {preview}
      {fields.map(({ id }, index) => (
        <Row
          key={id}
          field={field}
          name={name}
          index={index}
          onRemove={() => {
            remove(index);
            adding.current?.focus();
          }}
        >
          {children}
        </Row>
      ))}
      <Notes {...part} />
      <button
        type="button"
        className="btn btn-outline-primary"
        ref={adding}
        onClick={() => append(writeForm(field.fields, null))}
      >
        <Icon name="plus-lg" />
        {say(addRowWords(field))}
      </button>
    </fieldset>
  );
}
