import { draftParts } from '../../../../domain/rx/draft/draft-parts.ts';
import { priceDraft } from '../../../../domain/rx/draft/draft-price.ts';
import { $catalogue, $pricesKnown } from '../../../../stores/rx/catalogue.ts';
import type { RxForm } from '../../../../stores/rx/form.ts';
import priceSheet from '../../../../styles/prices/price-rows.scss?url';
import { DiscountNote } from '../../../../ui/prices/DiscountNote.tsx';
import { lazy } from '../../../base/lazy-code.ts';
import { useLive } from '../../../base/use-live.ts';
import { LazyMoneyNotes } from '../../../credit/LazyMoneyNotes.tsx';
import { PriceFold } from '../../../prices/PriceFold.tsx';
import { useDraft, useKnown } from '../../form/use-draft.ts';
import { ReadyDay } from './ReadyDay.tsx';
import { Warnings } from './Warnings.tsx';

const draftPrice = lazy(async () => (await import('./DraftPrice.tsx')).DraftPrice, priceSheet);

/** What there is to know about the total. */
function Money({ form }: { form: RxForm }) {
  const catalogue = useLive($catalogue, null);
  const arePricesKnown = useLive($pricesKnown, false);
  const draft = useDraft(form, (typed) => typed);
  const total = useKnown(form, (known) => {
    const price = catalogue && arePricesKnown ? priceDraft(known, catalogue).total : null;
    return price?.kind === 'priced' ? price.amount : null;
  });
  return <LazyMoneyNotes total={total} priced={draft} className="rx-hint" />;
}

/** What was taken off the total, and what it is made of, once lens and powers are known. */
function Details({ form }: { form: RxForm }) {
  const catalogue = useLive($catalogue, null);
  const arePricesKnown = useLive($pricesKnown, false);
  const parts = useKnown(form, (known) =>
    catalogue && arePricesKnown ? draftParts(known, catalogue) : null,
  );
  if (!parts) return null;
  return (
    <>
      {parts.discount && <DiscountNote discount={parts.discount} className="rx-hint" />}
      <PriceFold of={draftPrice} given={{ form }} />
    </>
  );
}

/** What there is to know before sending. */
export function SummaryNotes({ form }: { form: RxForm }) {
  return (
    <>
      <Details form={form} />
      <ReadyDay form={form} />
      <Money form={form} />
      <Warnings form={form} />
    </>
  );
}
