import { useState } from 'react';
import {
  type CalendarFault,
  readCalendar,
  type TypedCalendar,
} from '../../domain/lab-page/typed-calendar.ts';
import { calendarFaults, labCalendar } from '../../i18n/lab-page/lab-calendar.ts';
import { writeCalendar } from '../../i18n/lab-page/write-calendar.ts';
import {
  $calendar,
  type CalendarOutcome,
  type KnownCalendar,
  saveCalendar,
} from '../../stores/lab-page/calendar.ts';
import { $locale } from '../../stores/shell/locale.ts';
import { Button } from '../../ui/base/Button.tsx';
import { say } from '../../ui/base/say.tsx';
import { keypads } from '../../ui/forms/keypad.ts';
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { useHeldForm } from '../forms/use-held-form.ts';
import { useLeaveGuard } from '../forms/use-leave-guard.ts';
import { faultsIn, useTypedForm } from '../forms/use-typed-form.ts';
import { Holidays } from './Holidays.tsx';
import { OffDays } from './OffDays.tsx';

const { texts } = labCalendar;

/** `base`: the revision that a draft from before the page load was based on. */
type BasedCalendar = TypedCalendar & { base?: number };

function useCalendarForm(known: KnownCalendar) {
  const { base, calendar } = known;
  const [outcome, setOutcome] = useState<CalendarOutcome | null>(null);
  const form = useTypedForm<BasedCalendar, CalendarFault>({
    id: 'lab-calendar',
    start: writeCalendar(calendar, $locale.get()),
    faultsOf: (typed) => faultsIn(readCalendar(typed, calendar)),
    say: (fault) => calendarFaults.texts[fault],
  });
  useLeaveGuard(form.formState.isDirty);
  const { forget, showSaved } = useHeldForm(form, { name: 'labCalendar', along: { base } });
  const takeTheirs = () => {
    const now = $calendar.get() ?? known;
    form.reset(writeCalendar(now.calendar, $locale.get()));
    forget({ base: now.base });
    setOutcome(null);
  };
  const save = form.handleSubmit(async (typed) => {
    const read = readCalendar(typed, calendar);
    if (!('calendar' in read)) return;
    setOutcome(null);
    // The user has seen the notice that someone else changed it, so saving again overwrites that change.
    const seen = outcome === 'changed' ? base : (typed.base ?? base);
    const saved = await saveCalendar({ base: seen, calendar: read.calendar }, typed.note);
    if (saved === 'saved') {
      const now = $calendar.get() ?? known;
      showSaved(typed, writeCalendar(now.calendar, $locale.get()), { base: now.base });
    }
    setOutcome(saved);
  });
  return { form, outcome, save, takeTheirs };
}

/** The lab's working calendar. Changes appear in the history of its assortment. */
export function CalendarForm({ known }: { known: KnownCalendar }) {
  const { form, outcome, save, takeTheirs } = useCalendarForm(known);
  return (
    <form className="lab-calendar" noValidate onSubmit={save} aria-labelledby="lab-calendar-title">
      <h2 id="lab-calendar-title">{say(texts.title)}</h2>
      <p>{say(texts.hint)}</p>
      <div className="lab-page-parts">
        <fieldset className="surface lab-page-part">
          <legend>{say(texts.times)}</legend>
          <TextField
            {...form.field('cutOffHour')}
            label={texts.cutOffHour}
            hint={texts.cutOffHint}
            inputMode={keypads.whole}
            maxLength={4}
          />
          <TextField
            {...form.field('stockDays')}
            label={texts.stockDays}
            inputMode={keypads.whole}
            maxLength={4}
          />
          <TextField {...form.field('note')} label={texts.note} maxLength={500} />
        </fieldset>
        <OffDays form={form} />
        <Holidays form={form} />
      </div>
      <p className="event-buttons">
        <SubmitButton label={texts.save} busy={texts.saving} isBusy={form.formState.isSubmitting} />
        {outcome === 'changed' && <Button text={texts.takeTheirs} onClick={takeTheirs} />}
        <span role="status">{outcome && say(texts[outcome])}</span>
      </p>
    </form>
  );
}
