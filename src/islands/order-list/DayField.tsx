import { type ComponentType, useId, useRef, useState } from 'react';
import { formatDay } from '../../i18n/language/format-date.ts';
import { inBoth, type Message } from '../../i18n/language/message.ts';
import { orderList } from '../../i18n/order-list/order-list.ts';
import { $locale } from '../../stores/shell/locale.ts';
import calendarSheet from '../../styles/calendar.scss?url';
import { Icon } from '../../ui/base/Icon.tsx';
import { Text } from '../../ui/base/Text.tsx';
import { lateSheet } from '../base/late-sheet.ts';
import type { CalendarProps } from './calendar/calendar.ts';

type CalendarView = { Calendar: ComponentType<CalendarProps> };

const calendars = {
  fa: () => import('./calendar/PersianCalendar.tsx'),
  en: () => import('./calendar/GregorianCalendar.tsx'),
} as const;

async function fetchCalendar(): Promise<CalendarView> {
  const [view] = await Promise.all([calendars[$locale.get()](), lateSheet(calendarSheet)]);
  return view;
}

type DayFieldProps = CalendarProps & { label: Message };

/** A day to filter by. The calendar, of the language's kind, is fetched when it is first opened. */
export function DayField({ label, ...calendar }: DayFieldProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [view, setView] = useState<CalendarView | 'failed' | null>(null);
  const close = () => {
    dialog.current?.close();
    setView(null);
  };
  const open = () => {
    dialog.current?.showModal();
    fetchCalendar().then(setView, () => setView('failed'));
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
        <Text of={label} />
      </span>
      <button
        type="button"
        id={id}
        className="form-control day-button"
        aria-haspopup="dialog"
        aria-labelledby={`${id}-label ${id}`}
        onClick={open}
      >
        <Text of={written} />
      </button>
      <dialog
        ref={dialog}
        className="day-dialog"
        aria-labelledby={`${id}-label`}
        onClose={() => setView(null)}
        closedby="any"
      >
        {view === null && <Text of={orderList.texts.calendarLoading} />}
        {view === 'failed' && <Text of={orderList.texts.calendarFailed} />}
        {view !== null && view !== 'failed' && <view.Calendar {...calendar} onPick={pick} />}
        <div className="day-actions">
          {day !== '' && (
            <button type="button" className="btn btn-link" onClick={() => pick('')}>
              <Text of={orderList.texts.removeDay} />
            </button>
          )}
          <button type="button" className="btn btn-link" onClick={close}>
            <Icon name="x-lg" />
            <Text of={orderList.texts.closeCalendar} />
          </button>
        </div>
      </dialog>
    </div>
  );
}
