import { type ComponentType, useRef, useState } from 'react';
import { labCalendar } from '../../i18n/lab-page/lab-calendar.ts';
import { $locale } from '../../stores/shell/locale.ts';
import { Icon } from '../../ui/base/Icon.tsx';
import { Text } from '../../ui/base/Text.tsx';
import type { CalendarProps } from '../order-list/calendar/calendar.ts';

const { texts } = labCalendar;

const calendars = {
  fa: () => import('../order-list/calendar/PersianCalendar.tsx'),
  en: () => import('../order-list/calendar/GregorianCalendar.tsx'),
} as const;

type View = { Calendar: ComponentType<CalendarProps> };

type HolidayPickerProps = Pick<CalendarProps, 'earliest' | 'onPick'>;

/** Picks days one after another, in the calendar of the language. */
export function HolidayPicker(bounds: HolidayPickerProps) {
  const [view, setView] = useState<View | 'failed' | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = view !== null && view !== 'failed';
  const press = () => {
    if (isOpen) {
      setView(null);
      button.current?.focus();
      return;
    }
    calendars[$locale.get()]().then(setView, () => setView('failed'));
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
          <Text of={isOpen ? texts.closePicker : texts.addHoliday} />
        </button>
        {view === 'failed' && (
          <span role="alert">
            <Text of={texts.pickerFailed} />
          </span>
        )}
      </p>
      {isOpen && (
        <div className="lab-calendar-picker">
          <view.Calendar day="" latest="" {...bounds} />
        </div>
      )}
    </>
  );
}
