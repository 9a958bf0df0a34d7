import { priceDraft } from '../../../../domain/rx/draft/draft-price.ts';
import { $catalogue, $pricesKnown } from '../../../../stores/rx/catalogue.ts';
import type { RxForm } from '../../../../stores/rx/form.ts';
import { useLive } from '../../../base/use-live.ts';
import { LateCredit } from '../../../credit/LateCredit.tsx';
import { useKnown } from '../../form/use-draft.ts';
import { ReadyDay } from './ReadyDay.tsx';
import { Warnings } from './Warnings.tsx';

/** What is left of the credit once the order is sent. */
function Credit({ form }: { form: RxForm }) {
  const catalogue = useLive($catalogue, null);
  const arePricesKnown = useLive($pricesKnown, false);
  const total = useKnown(form, (known) => {
    const price = catalogue && arePricesKnown ? priceDraft(known, catalogue).total : null;
    return price?.kind === 'priced' ? price.amount : null;
  });
  return <LateCredit total={total} className="rx-hint" />;
}

/** What there is to know before sending. */
export function SummaryNotes({ form }: { form: RxForm }) {
  return (
    <>
      <ReadyDay form={form} />
      <Credit form={form} />
      <Warnings form={form} />
    </>
  );
}
