import { navigate } from 'astro:transitions/client';
import { useEffect } from 'react';
import { type StockOffer, stockOffers } from '../../../../domain/advice/stock-offer.ts';
import { composing } from '../../../../i18n/compose/composing.ts';
import { rxLazy } from '../../../../i18n/rx/lazy/rx-lazy.ts';
import { contentOf, type RxForm } from '../../../../stores/rx/form.ts';
import { toast } from '../../../../stores/shell/toasts.ts';
import { $stock, $stockPricesKnown, followStock } from '../../../../stores/stock/stock.ts';
import { Button } from '../../../../ui/base/Button.tsx';
import { Money } from '../../../../ui/base/Money.tsx';
import { say } from '../../../../ui/base/say.tsx';
import { DebouncedStatus } from '../../../base/DebouncedStatus.tsx';
import { lazy } from '../../../base/lazy-code.ts';
import { useLive } from '../../../base/use-live.ts';
import { withLazy } from '../../../base/with-lazy.ts';
import { useKnown } from '../../form/use-draft.ts';

const { texts } = rxLazy;

const ordering = lazy(() => import('../../../../stores/stock/order-from-stock.ts'));

/** Opens a stock order for the offer. The prescription draft stays as it is. */
const change = (form: RxForm, { lines }: StockOffer) =>
  withLazy(ordering, async ({ orderFromStock }) =>
    navigate(await orderFromStock(lines, contentOf(form).reference)),
  );

function Offer({ form, offer }: { form: RxForm; offer: StockOffer }) {
  const isPriced = useLive($stockPricesKnown, false);
  const onClick = () => {
    change(form, offer).catch(() => toast({ kind: 'danger', text: composing.texts.notKept }));
  };
  return (
    <li>
      <strong>{say([offer.name.fa, offer.name.en])}</strong>
      {isPriced && <Money amount={offer.price} />}
      <Button text={texts.fromStock} onClick={onClick} />
    </li>
  );
}

/** Says that the entered powers are in stock, at what price, and links to ordering them. */
export function StockHint({ form }: { form: RxForm }) {
  const stock = useLive($stock, null);
  useEffect(followStock, []);
  const offers = useKnown(form, (known) => (stock ? stockOffers(known, stock) : []));
  return (
    <>
      <div id="rx-stock-hint">
        {offers.length > 0 && (
          <div className="rx-note rx-stock">
            <p>{say(texts.alsoStock)}</p>
            <ul>
              {offers.map((offer) => (
                <Offer key={offer.lens} form={form} offer={offer} />
              ))}
            </ul>
          </div>
        )}
      </div>
      <DebouncedStatus of="rx-stock-hint" />
    </>
  );
}
