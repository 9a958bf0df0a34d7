import { type ChangeEvent, type InputHTMLAttributes, type Ref, useRef } from 'react';
import { groupTyped, type TypedHow } from '../../domain/typed/group-digits.ts';
import { type AmountUnit, amountWords, groupMarks } from '../../i18n/amount/amount-words.ts';
import { $locale } from '../../stores/shell/locale.ts';
import { Text } from '../../ui/base/Text.tsx';
import { keypads } from '../../ui/forms/keypad.ts';
import { useLive } from '../base/use-live.ts';

type Control = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'id'> & {
  ref?: Ref<HTMLInputElement>;
  onChange: (event: ChangeEvent<HTMLInputElement>) => unknown;
};

type AmountFieldProps = {
  id: string;
  unit: AmountUnit;
  /** Text of the field. */
  typed: string;
  /** What a form registers, or value and callbacks. */
  control: Control;
};

/** A key types one character. What a program fills in, undo or an input method among them, is null: it stays as it is. */
function howTyped({ inputType = '', data = null, isComposing }: InputEvent): TypedHow | null {
  if (isComposing) return null;
  if (inputType === 'deleteContentForward') return 'deleteForward';
  if (inputType.startsWith('delete')) return 'key';
  if (inputType === 'insertFromPaste' || inputType === 'insertFromDrop') return 'paste';
  return inputType === 'insertText' && data?.length === 1 ? 'key' : null;
}

/** An amount whose digits are grouped while it is typed; below it what is understood, or how to write it. */
export function AmountField({ id, unit, typed, control }: AmountFieldProps) {
  const locale = useLive($locale, 'fa');
  const before = useRef('');
  const words = amountWords(typed, unit);
  const group = (event: ChangeEvent<HTMLInputElement>) => {
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
    control.onChange(event);
  };
  const describedBy = [control['aria-describedby'], words && `${id}-read`].filter(Boolean);
  return (
    <>
      <input
        className="form-control"
        type="text"
        inputMode={unit === 'tomanChange' ? keypads.signed : keypads.decimal}
        autoComplete="off"
        dir="ltr"
        {...control}
        id={id}
        aria-describedby={describedBy.length > 0 ? describedBy.join(' ') : undefined}
        onFocus={({ currentTarget }) => {
          before.current = currentTarget.value;
        }}
        onChange={group}
      />
      {words && (
        <small id={`${id}-read`}>
          <Text of={words} />
        </small>
      )}
    </>
  );
}
