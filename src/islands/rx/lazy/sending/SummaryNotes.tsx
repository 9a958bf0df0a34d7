import { priceDraft } from '../../../../domain/rx/draft/draft-price.ts';
import { $catalogue, $pricesKnown } from '../../../../stores/rx/catalogue.ts';
import type { RxForm } from '../../../../stores/rx/form.ts';
import { Lazy } from '../../../base/Lazy.tsx';
import { lazy } from '../../../base/lazy-code.ts';
import { useLive } from '../../../base/use-live.ts';
import { LazyOrderPhotos } from '../../../compose/LazyOrderPhotos.tsx';
import { LazyMoneyNotes } from '../../../credit/LazyMoneyNotes.tsx';
import { useDraft, useKnown } from '../../form/use-draft.ts';
import { ReadyDay } from './ReadyDay.tsx';
import { SecondPair } from './SecondPair.tsx';
import { Warnings } from './Warnings.tsx';

const draftPrice = lazy(async () => (await import('./DraftPrice.tsx')).DraftPrice);

/** Notes on the total, such as credit. */
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

/** The parts of the total, once lens and powers are known. */
function Details({ form }: { form: RxForm }) {
  const catalogue = useLive($catalogue, null);
  const arePricesKnown = useLive($pricesKnown, false);
  const isPriced = useKnown(form, (known) => {
    return catalogue && arePricesKnown && priceDraft(known, catalogue).total.kind === 'priced';
  });
  return isPriced ? <Lazy of={draftPrice} given={{ form }} /> : null;
}

/** Notes to read before sending. */
export function SummaryNotes({ form }: { form: RxForm }) {
  return (
    <>
      <SecondPair form={form} />
      <Details form={form} />
      <ReadyDay form={form} />
      <Money form={form} />
      <Warnings form={form} />
      <LazyOrderPhotos />
    </>
  );
}
