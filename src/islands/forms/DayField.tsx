import type { ComponentProps } from 'react';
import { daysFrom } from '../../domain/vocabulary/days.ts';
import { labDay } from '../../domain/vocabulary/lab-day.ts';
import { formatWeekday } from '../../i18n/calendar/format-calendar.ts';
import { type Message, pick } from '../../i18n/language/message.ts';
import { labNow } from '../../stores/browser-support/lab-now.ts';
import { $locale } from '../../stores/shell/locale.ts';
import { SelectField } from '../../ui/forms/SelectField.tsx';
import { useLive } from '../base/use-live.ts';

type DayFieldProps = Omit<ComponentProps<typeof SelectField>, 'options' | 'none'> & {
  none: Message;
  /** Number of days to choose from, including today at the lab. */
  count: number;
  /** A day chosen earlier, which stays in the list even if it is past. */
  kept?: string;
  write?: typeof formatWeekday;
};

/** Chooses one of the next days at the lab. */
export function DayField(props: DayFieldProps) {
  const { none, count, kept = '', write = formatWeekday, ...field } = props;
  const locale = useLive($locale, 'fa');
  const days = new Set([
    ...(kept === '' ? [] : [kept]),
    ...daysFrom(labDay(labNow().getTime()), count),
  ]);
  const options = [...days].sort().map((day) => [day, write(day, locale)] as const);
  return <SelectField {...field} options={options} none={pick(none, locale)} />;
}
