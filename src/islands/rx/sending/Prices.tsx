import type { LensCatalogue } from '../../../domain/catalogue/lens.ts';
import {
  type DraftPrice,
  type DraftPrices,
  priceDraft,
} from '../../../domain/rx/draft/draft-price.ts';
import { type EyeSide, eyeSides } from '../../../domain/vocabulary/eye.ts';
import { rxSummary } from '../../../i18n/rx/rx.ts';
import { rxEyes } from '../../../i18n/rx/rx-eyes.ts';
import { $catalogue, $pricesKnown } from '../../../stores/rx/catalogue.ts';
import type { RxForm } from '../../../stores/rx/form.ts';
import { $isLoggedIn } from '../../../stores/shell/session.ts';
import { Money } from '../../../ui/base/Money.tsx';
import { say } from '../../../ui/base/say.tsx';
import { DebouncedStatus } from '../../base/DebouncedStatus.tsx';
import { useLive } from '../../base/use-live.ts';
import { useKnown } from '../form/use-draft.ts';

const open: DraftPrice = { kind: 'open' };
const marks = { right: 'R', left: 'L' } as const;
const allOpen: DraftPrices = { right: open, left: open, total: open };

function Price({ price }: { price: DraftPrice }) {
  if (price.kind === 'priced') return <Money amount={price.amount} />;
  return say(rxSummary.texts.open);
}

function EyePrice({ side, price }: { side: EyeSide; price: DraftPrice }) {
  if (price.kind === 'notOrdered') return null;
  return (
    <div className="rx-price">
      <dt>
        <span className="rx-price-eye">{say(rxEyes.texts[side])}</span>
        <span className="rx-price-mark" aria-hidden="true">
          {marks[side]}
        </span>
      </dt>
      <dd>
        <Price price={price} />
      </dd>
    </div>
  );
}

function PriceList({ form, catalogue }: { form: RxForm; catalogue: LensCatalogue | null }) {
  const prices = useKnown(form, (known) => (catalogue ? priceDraft(known, catalogue) : allOpen));
  return (
    <dl className="rx-prices" id="rx-prices">
      {eyeSides.map((side) => (
        <EyePrice key={side} side={side} price={prices[side]} />
      ))}
      <div className="rx-price rx-total">
        <dt>{say(rxSummary.texts.total)}</dt>
        <dd>
          <Price price={prices.total} />
        </dd>
      </div>
    </dl>
  );
}

/** Prices of the input so far, by eye and in total. */
export function Prices({ form }: { form: RxForm }) {
  const isLoggedIn = useLive($isLoggedIn, true);
  const catalogue = useLive($catalogue, null);
  const isKnown = useLive($pricesKnown, false);
  const priced = isLoggedIn && isKnown ? catalogue : null;
  // The list recomputes when the form changes, so a new catalogue needs a new list.
  return (
    <div className="rx-price-slot" data-visitor={!isLoggedIn}>
      <PriceList key={priced?.revision} form={form} catalogue={priced} />
      <DebouncedStatus key={`spoken ${priced?.revision}`} of="rx-prices" />
      <p className="rx-hint">{say(rxSummary.texts.signInForPrices)}</p>
    </div>
  );
}
