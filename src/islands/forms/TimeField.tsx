import type { FocusEvent } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { readTime } from '../../domain/typed/time.ts';
import { writeNumber } from '../../i18n/language/format-number.ts';
import { $locale } from '../../stores/shell/locale.ts';
import { keypads } from '../../ui/forms/keypad.ts';

/** A time of the 24-hour clock. Once the field is left, it shows the time that is understood. */
export function TimeField({ control }: { control: UseFormRegisterReturn }) {
  const settle = (event: FocusEvent<HTMLInputElement>) => {
    const time = readTime(event.currentTarget.value);
    if (time) event.currentTarget.value = writeNumber(time, $locale.get());
    return control.onBlur(event);
  };
  return (
    <input
      type="text"
      dir="ltr"
      autoComplete="off"
      {...control}
      inputMode={keypads.whole}
      onBlur={settle}
    />
  );
}
