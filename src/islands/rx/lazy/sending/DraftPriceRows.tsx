import { namesInCatalogue } from '../../../../domain/order/part-name.ts';
import { priceBreakdown } from '../../../../domain/order/price-breakdown.ts';
import { draftParts } from '../../../../domain/rx/draft/draft-parts.ts';
import { $catalogue } from '../../../../stores/rx/catalogue.ts';
import type { RxForm } from '../../../../stores/rx/form.ts';
import { PriceRows } from '../../../../ui/prices/PriceRows.tsx';
import { useLive } from '../../../base/use-live.ts';
import { useKnown } from '../../form/use-draft.ts';

/** The price of a prescription so far, part by part. */
export function DraftPriceRows({ form }: { form: RxForm }) {
  const catalogue = useLive($catalogue, null);
  const parts = useKnown(form, (known) => catalogue && draftParts(known, catalogue));
  if (!catalogue || !parts) return null;
  return <PriceRows price={priceBreakdown(parts, null)} nameOf={namesInCatalogue(catalogue)} />;
}
