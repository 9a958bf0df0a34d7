import type { ComponentProps, FocusEvent } from 'react';
import { readTime } from '../../domain/typed/time.ts';
import { writeNumber } from '../../i18n/language/format-number.ts';
import { $locale } from '../../stores/shell/locale.ts';
import type { TextElement } from '../../ui/forms/control.ts';
import { keypads } from '../../ui/forms/keypad.ts';
import { TextField } from '../../ui/forms/TextField.tsx';

/** A 24-hour time. On blur it shows the time as understood. */
export function TimeField({ control, ...field }: ComponentProps<typeof TextField>) {
  const settle = (event: FocusEvent<TextElement>) => {
    const time = readTime(event.currentTarget.value);
    if (time) event.currentTarget.value = writeNumber(time, $locale.get());
    return control.onBlur?.(event);
  };
  const settling = { ...control, onBlur: settle };
  return <TextField {...field} control={settling} dir="ltr" inputMode={keypads.whole} />;
}
