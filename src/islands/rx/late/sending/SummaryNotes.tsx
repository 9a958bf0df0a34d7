import type { RxForm } from '../../../../stores/rx/form.ts';
import { ReadyDay } from './ReadyDay.tsx';
import { Warnings } from './Warnings.tsx';

/** What there is to know before sending. */
export function SummaryNotes({ form }: { form: RxForm }) {
  return (
    <>
      <ReadyDay form={form} />
      <Warnings form={form} />
    </>
  );
}
