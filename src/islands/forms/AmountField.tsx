import { type ChangeEvent, useRef } from 'react';
import FormControl from 'react-bootstrap/FormControl';
import { groupTyped, type TypedHow } from '../../domain/typed/group-digits.ts';
import { type AmountUnit, amountWords, groupMarks } from '../../i18n/amount/amount-words.ts';
import { $locale } from '../../stores/shell/locale.ts';
import { say } from '../../ui/base/say.tsx';
import type { Control, TextElement } from '../../ui/forms/control.ts';
import { described } from '../../ui/forms/described.ts';
import { Field, type FieldProps } from '../../ui/forms/Field.tsx';
import { keypads } from '../../ui/forms/keypad.ts';
import { useLive } from '../base/use-live.ts';

type AmountFieldProps = FieldProps & {
  unit: AmountUnit;
  /** Current text of the field. */
  typed: string;
  control: Control<TextElement>;
};

/** How the user changed the text. Null for autofill, undo and input methods, whose text must not be reformatted. */
function howTyped({ inputType = '', data = null, isComposing }: InputEvent): TypedHow | null {
  if (isComposing) return null;
  if (inputType === 'deleteContentForward') return 'deleteForward';
  if (inputType.startsWith('delete')) return 'key';
  if (inputType === 'insertFromPaste' || inputType === 'insertFromDrop') return 'paste';
  return inputType === 'insertText' && data?.length === 1 ? 'key' : null;
}

/** An amount, with digits grouped while typing. Below it: the amount as understood, or how to write it. */
export function AmountField({ unit, typed, control, ...field }: AmountFieldProps) {
  const locale = useLive($locale, 'fa');
  const before = useRef('');
  const words = amountWords(typed, unit);
  const readId = `${field.id}-read`;
  const group = (event: ChangeEvent<TextElement>) => {
    const input = event.currentTarget;
    const how = howTyped(event.nativeEvent as InputEvent);
    if (how) {
      const caret = input.selectionStart ?? input.value.length;
      const now = { text: input.value, caret };
      const grouped = groupTyped(before.current, now, { mark: groupMarks[locale], how });
      if (grouped.text !== input.value) {
        input.value = grouped.text;
        input.setSelectionRange(grouped.caret, grouped.caret);
      }
    }
    before.current = input.value;
    control.onChange?.(event);
  };
  return (
    <Field {...field}>
      <FormControl
        type="text"
        inputMode={unit === 'tomanChange' ? keypads.signed : keypads.decimal}
        autoComplete="off"
        className="number"
        {...control}
        {...described(field, words && readId)}
        onFocus={({ currentTarget }) => {
          before.current = currentTarget.value;
        }}
        onChange={group}
      />
      {words && (
        <>
          <small id={readId}>{say(words)}</small>
          {field.hint ? ' · ' : ' '}
        </>
      )}
    </Field>
  );
}
