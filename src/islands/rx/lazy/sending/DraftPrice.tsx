import { draftParts } from '../../../../domain/rx/draft/draft-parts.ts';
import { $catalogue } from '../../../../stores/rx/catalogue.ts';
import type { RxForm } from '../../../../stores/rx/form.ts';
import priceSheet from '../../../../styles/prices/price-rows.scss?url';
import { DiscountNote } from '../../../../ui/prices/DiscountNote.tsx';
import { lazy } from '../../../base/lazy-code.ts';
import { useLive } from '../../../base/use-live.ts';
import { PriceFold } from '../../../prices/PriceFold.tsx';
import { useKnown } from '../../form/use-draft.ts';

const rows = lazy(async () => (await import('./DraftPriceRows.tsx')).DraftPriceRows, priceSheet);

/** The discount on a prescription's total so far, and the parts of the price. */
export function DraftPrice({ form }: { form: RxForm }) {
  const catalogue = useLive($catalogue, null);
  const parts = useKnown(form, (known) => catalogue && draftParts(known, catalogue));
  return (
    <>
      {parts?.discount && <DiscountNote discount={parts.discount} className="rx-hint" />}
      <PriceFold of={rows} given={{ form }} />
    </>
  );
}
