import { useRef, useState } from 'react';
import { labCalendar } from '../../i18n/lab-page/lab-calendar.ts';
import { $locale } from '../../stores/shell/locale.ts';
import { Icon } from '../../ui/base/Icon.tsx';
import { say } from '../../ui/base/say.tsx';
import { Lazy } from '../base/Lazy.tsx';
import { lazy } from '../base/lazy-code.ts';
import { useLive } from '../base/use-live.ts';
import type { CalendarProps } from '../calendar/calendar.ts';

const { texts } = labCalendar;

const calendars = {
  fa: lazy(async () => (await import('../calendar/PersianCalendar.tsx')).Calendar),
  en: lazy(async () => (await import('../calendar/GregorianCalendar.tsx')).Calendar),
} as const;

type HolidayPickerProps = Pick<CalendarProps, 'earliest' | 'onPick'>;

/** Picks any number of days, in the calendar of the language. */
export function HolidayPicker(bounds: HolidayPickerProps) {
  const [isOpen, setOpen] = useState(false);
  const locale = useLive($locale, 'fa');
  const button = useRef<HTMLButtonElement>(null);
  const press = () => {
    setOpen(!isOpen);
    if (isOpen) button.current?.focus();
  };
  return (
    <>
      <p>
        <button
          type="button"
          className="btn btn-outline-primary"
          ref={button}
          aria-expanded={isOpen}
          onClick={press}
        >
          <Icon name={isOpen ? 'x-lg' : 'plus-lg'} />
          {say(isOpen ? texts.closePicker : texts.addHoliday)}
        </button>
      </p>
      {isOpen && (
        <div className="lab-calendar-picker">
          <Lazy key={locale} of={calendars[locale]} given={{ day: '', latest: '', ...bounds }} />
        </div>
      )}
    </>
  );
}
