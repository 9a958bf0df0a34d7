import type { RxForm } from '../../../../stores/rx/form.ts';
import { useDraft } from '../../form/use-draft.ts';
import { Availability } from './Availability.tsx';
import { StockHint } from './StockHint.tsx';

/** Shows whether lenses with the entered powers are made to order or in stock. */
export function Origin({ form }: { form: RxForm }) {
  const isSingleVision = useDraft(form, ({ lens }) => lens.kind === 'singleVision');
  return (
    <>
      <Availability form={form} />
      {isSingleVision && <StockHint form={form} />}
    </>
  );
}
