import type { QuietTimes } from '../../domain/notifications/quiet-times.ts';
import {
  type QuietFault,
  readQuietTimes,
  type TypedQuietTimes,
} from '../../domain/notifications/typed-quiet-times.ts';
import { writeNumber } from '../../i18n/language/format-number.ts';
import { quietFaults, times } from '../../i18n/notifications/times.ts';
import { quietPlace, saveQuietTimes } from '../../stores/notifications/times.ts';
import { $locale } from '../../stores/shell/locale.ts';
import { CheckField } from '../../ui/forms/CheckField.tsx';
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx';
import { TimeField } from '../forms/TimeField.tsx';
import { useHeldForm } from '../forms/use-held-form.ts';
import { faultsIn, useTypedForm } from '../forms/use-typed-form.ts';
import { ActionStatus } from './ActionStatus.tsx';

const { texts } = times;

function typedOf({ hours, daysOff }: QuietTimes): TypedQuietTimes {
  const written = (time = '') => writeNumber(time, $locale.get());
  return { from: written(hours?.from), until: written(hours?.until), daysOff };
}

/** The hours and days in which the user gets only urgent notifications. */
export function QuietForm({ quiet }: { quiet: QuietTimes }) {
  const form = useTypedForm<TypedQuietTimes, QuietFault>({
    id: 'quiet',
    start: typedOf(quiet),
    faultsOf: (typed) => faultsIn(readQuietTimes(typed)),
    say: (fault) => quietFaults.texts[fault],
  });
  const { showSaved } = useHeldForm(form, { name: 'quietTimes' });
  const save = form.handleSubmit(async (typed) => {
    const read = readQuietTimes(typed);
    if (!('quiet' in read) || !(await saveQuietTimes(read.quiet))) return;
    showSaved(typed, typedOf(read.quiet));
  });
  return (
    <form className="outside-times" method="post" noValidate onSubmit={save}>
      <div className="outside-hours">
        <TimeField {...form.field('from')} label={texts.from} maxLength={8} />
        <TimeField {...form.field('until')} label={texts.until} maxLength={8} />
      </div>
      <CheckField
        {...form.field('daysOff')}
        label={texts.daysOff}
        hint={texts.daysOffHint}
        className="outside-tick"
      />
      <p>
        <SubmitButton
          label={texts.save}
          busy={texts.saving}
          isBusy={form.formState.isSubmitting}
          className="btn btn-outline-primary"
        />
      </p>
      <ActionStatus at={quietPlace} id="quiet-saved" />
    </form>
  );
}
