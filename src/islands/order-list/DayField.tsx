import { type ComponentProps, useId, useRef, useState } from 'react';
import { formatDay } from '../../i18n/language/format-date.ts';
import { inBoth, type Message } from '../../i18n/language/message.ts';
import { orderList } from '../../i18n/order-list/order-list.ts';
import { $locale } from '../../stores/shell/locale.ts';
import calendarSheet from '../../styles/calendar.scss?url';
import { Button } from '../../ui/base/Button.tsx';
import { say } from '../../ui/base/say.tsx';
import { Lazy } from '../base/Lazy.tsx';
import { lazy } from '../base/lazy-code.ts';
import { useLive } from '../base/use-live.ts';
import type { CalendarProps } from './calendar/calendar.ts';

const calendars = {
  fa: lazy(async () => (await import('./calendar/PersianCalendar.tsx')).Calendar, calendarSheet),
  en: lazy(async () => (await import('./calendar/GregorianCalendar.tsx')).Calendar, calendarSheet),
} as const;

type DayFieldProps = CalendarProps & {
  label: Message;
  /** Props that connect the button to a form, such as its name and description. */
  button?: ComponentProps<'button'>;
};

/** A day, for a filter or form. The calendar (Persian or Gregorian, by language) loads when first opened. */
export function DayField({ label, button, ...calendar }: DayFieldProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const locale = useLive($locale, 'fa');
  const close = () => {
    dialog.current?.close();
    setOpen(false);
  };
  const open = () => {
    dialog.current?.showModal();
    setOpen(true);
  };
  const pick = (day: string) => {
    close();
    calendar.onPick(day);
  };
  const { day } = calendar;
  const written = day === '' ? orderList.texts.anyDay : inBoth((locale) => formatDay(day, locale));
  return (
    <div className="filter-field">
      <span id={`${id}-label`} className="filter-label">
        {say(label)}
      </span>
      <button
        type="button"
        id={id}
        className="form-control day-button"
        aria-haspopup="dialog"
        aria-labelledby={`${id}-label ${id}`}
        onClick={open}
        {...button}
      >
        {say(written)}
      </button>
      <dialog
        ref={dialog}
        className="day-dialog"
        aria-labelledby={`${id}-label`}
        onClose={() => setOpen(false)}
        closedby="any"
      >
        {isOpen && (
          <Lazy
            key={locale}
            of={calendars[locale]}
            given={{ ...calendar, onPick: pick }}
            waiting={say(orderList.texts.calendarLoading)}
          />
        )}
        <div className="day-actions">
          {day !== '' && (
            <Button look="link" text={orderList.texts.removeDay} onClick={() => pick('')} />
          )}
          <Button look="link" icon="x-lg" text={orderList.texts.closeCalendar} onClick={close} />
        </div>
      </dialog>
    </div>
  );
}
