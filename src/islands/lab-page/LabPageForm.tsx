import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { LabPage } from '../../domain/lab-page/lab-page.ts';
import {
  emptyLabPage,
  readLabPage,
  type TypedLabPage,
} from '../../domain/lab-page/typed-lab-page.ts';
import { labPageDesk } from '../../i18n/lab-page/lab-page-desk.ts';
import { writeLabPage } from '../../i18n/lab-page/write-lab-page.ts';
import { saveLabPage } from '../../stores/lab-page/lab-page.ts';
import { $locale } from '../../stores/shell/locale.ts';
import { Text } from '../../ui/base/Text.tsx';
import { useHeldForm } from '../forms/use-held-form.ts';
import { AddressFields } from './AddressFields.tsx';
import { faultsAsErrors } from './faults-as-errors.ts';
import { HoursFields } from './HoursFields.tsx';
import { ReachFields } from './ReachFields.tsx';
import { useAsking } from './use-asking.ts';

const { texts } = labPageDesk;

/** Where the lab writes how it is reached. */
export function LabPageForm({ page }: { page: LabPage | null }) {
  const [result, setResult] = useState<Awaited<ReturnType<typeof saveLabPage>> | null>(null);
  const form = useForm<TypedLabPage>({
    defaultValues: page ? writeLabPage(page, $locale.get()) : emptyLabPage,
    resolver: (typed) => {
      const read = readLabPage(typed);
      return 'page' in read
        ? { values: typed, errors: {} }
        : { values: {}, errors: faultsAsErrors(read.faults) };
    },
  });
  useAsking(form.formState.isDirty);
  const forget = useHeldForm(form, { name: 'labPage' });
  const save = form.handleSubmit(
    async (typed) => {
      const read = readLabPage(typed);
      if (!('page' in read)) return;
      const saved = await saveLabPage(read.page);
      if (saved === 'saved') {
        form.reset(typed);
        forget();
      }
      setResult(saved);
    },
    () => setResult(null),
  );
  const { isSubmitting } = form.formState;
  return (
    <form className="lab-page-form" noValidate onSubmit={save}>
      <p>
        <Text of={texts.hint} />
      </p>
      <div className="lab-page-parts">
        <ReachFields form={form} />
        <AddressFields form={form} />
        <HoursFields form={form} />
      </div>
      <p className="event-buttons">
        <button type="submit" className="btn btn-primary" aria-disabled={isSubmitting}>
          <Text of={isSubmitting ? texts.saving : texts.save} />
        </button>
        <span role="status">{result && <Text of={texts[result]} />}</span>
      </p>
    </form>
  );
}
