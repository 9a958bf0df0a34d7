import { useState } from 'react';
import type { LabPage } from '../../domain/lab-page/lab-page.ts';
import {
  emptyLabPage,
  type LabPageFault,
  readLabPage,
  type TypedLabPage,
} from '../../domain/lab-page/typed-lab-page.ts';
import { isDeepEqual } from '../../domain/vocabulary/deep-equal.ts';
import { labPageDesk, labPageFaults } from '../../i18n/lab-page/lab-page-desk.ts';
import { writeLabPage } from '../../i18n/lab-page/write-lab-page.ts';
import { type LabPageSaving, saveLabPage } from '../../stores/lab-page/save-lab-page.ts';
import { $locale } from '../../stores/shell/locale.ts';
import { say } from '../../ui/base/say.tsx';
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx';
import { useHeldForm } from '../forms/use-held-form.ts';
import { useLeaveGuard } from '../forms/use-leave-guard.ts';
import { faultsIn, useTypedForm } from '../forms/use-typed-form.ts';
import { AddressFields } from './AddressFields.tsx';
import { HoursFields } from './HoursFields.tsx';
import { ReachFields } from './ReachFields.tsx';

const { texts } = labPageDesk;

const wordsOf = (fault: LabPageFault, path: string) =>
  fault === 'form' && path.startsWith('hours.') ? texts.wrongTime : labPageFaults.texts[fault];

/** The form with the lab's contact details and opening hours. */
export function LabPageForm({ page }: { page: LabPage | null }) {
  const [result, setResult] = useState<LabPageSaving['kind'] | null>(null);
  const [known, setKnown] = useState(page);
  const form = useTypedForm<TypedLabPage, LabPageFault>({
    id: 'lab-page',
    start: page ? writeLabPage(page, $locale.get()) : emptyLabPage,
    faultsOf: (typed) => faultsIn(readLabPage(typed)),
    say: wordsOf,
  });
  useLeaveGuard(form.formState.isDirty);
  const { showSaved } = useHeldForm(form, { name: 'labPage' });
  const save = form.handleSubmit(
    async (typed) => {
      const read = readLabPage(typed);
      if (!('page' in read)) return;
      const saved = await saveLabPage(known, read.page);
      if (saved.kind === 'saved') {
        // If more was typed meanwhile, the form stays, without what a colleague changed.
        setKnown(isDeepEqual(form.getValues(), typed) ? saved.page : read.page);
        showSaved(typed, writeLabPage(saved.page, $locale.get()));
      }
      setResult(saved.kind);
    },
    () => setResult(null),
  );
  return (
    <form className="lab-page-form" noValidate onSubmit={save}>
      <p>{say(texts.hint)}</p>
      <div className="lab-page-parts">
        <ReachFields form={form} />
        <AddressFields form={form} />
        <HoursFields form={form} />
      </div>
      <p className="event-buttons">
        <SubmitButton label={texts.save} busy={texts.saving} isBusy={form.formState.isSubmitting} />
        <span role="status">{result && say(texts[result])}</span>
      </p>
    </form>
  );
}
