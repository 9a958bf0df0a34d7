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
  /** Days to choose from, today at the lab among them. */
  count: number;
  /** A day that was chosen before: it stays, even if it is over. */
  kept?: string;
  write?: typeof formatWeekday;
};

/** A choice of one of the next days at the lab. */
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
