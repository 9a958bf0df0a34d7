import { type ComponentProps, useId, useRef, useState } from 'react';
import { dayChoice } from '../../i18n/calendar/day-choice.ts';
import { dayText } from '../../i18n/language/day-text.ts';
import type { Message } from '../../i18n/language/message.ts';
import { $locale } from '../../stores/shell/locale.ts';
import calendarSheet from '../../styles/calendar.scss?url';
import { Button } from '../../ui/base/Button.tsx';
import { say } from '../../ui/base/say.tsx';
import { Lazy } from '../base/Lazy.tsx';
import { lazy } from '../base/lazy-code.ts';
import { useLive } from '../base/use-live.ts';
import type { CalendarProps } from './calendar.ts';

const { texts } = dayChoice;

const calendars = {
  fa: lazy(async () => (await import('./PersianCalendar.tsx')).Calendar, calendarSheet),
  en: lazy(async () => (await import('./GregorianCalendar.tsx')).Calendar, calendarSheet),
} as const;

type DayButtonProps = CalendarProps & {
  label: Message;
  /** Props that connect the button to a form, such as its name and description. */
  button?: ComponentProps<'button'>;
};

/**
 * A button that shows a day and opens a calendar, for a filter or form. The calendar (Persian or Gregorian, by
 * language) loads when first opened.
 */
export function DayButton({ label, button, ...calendar }: DayButtonProps) {
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
  const written = day === '' ? texts.choose : dayText(day);
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
            waiting={say(texts.loading)}
          />
        )}
        <div className="day-actions">
          {day !== '' && <Button look="link" text={texts.remove} onClick={() => pick('')} />}
          <Button look="link" icon="x-lg" text={texts.close} onClick={close} />
        </div>
      </dialog>
    </div>
  );
}
