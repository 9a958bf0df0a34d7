import { useState } from 'react';
import type { LabPage } from '../../domain/lab-page/lab-page.ts';
import {
  emptyLabPage,
  type LabPageFault,
  readLabPage,
  type TypedLabPage,
} from '../../domain/lab-page/typed-lab-page.ts';
import { labPageDesk, labPageFaults } from '../../i18n/lab-page/lab-page-desk.ts';
import { writeLabPage } from '../../i18n/lab-page/write-lab-page.ts';
import { saveLabPage } from '../../stores/lab-page/save-lab-page.ts';
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
  const [result, setResult] = useState<Awaited<ReturnType<typeof saveLabPage>> | null>(null);
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
      const saved = await saveLabPage(read.page);
      if (saved === 'saved') showSaved(typed, typed);
      setResult(saved);
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
