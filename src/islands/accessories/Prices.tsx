import type { AccessoryProduct, AccessoryVariant } from '../../domain/accessories/accessories.ts';
import { breaksOfVariant } from '../../domain/accessories/price.ts';
import { countPieces } from '../../domain/shelf/shelf-lines.ts';
import { accessories } from '../../i18n/accessories/accessories.ts';
import { countText } from '../../i18n/language/count-text.ts';
import { fill } from '../../i18n/language/message.ts';
import { moneyText } from '../../i18n/language/money-text.ts';
import { shelf } from '../../i18n/shelf/shelf.ts';
import { $draft, nothingTyped } from '../../stores/accessories/accessories.ts';
import { $accessoryPricesKnown } from '../../stores/accessories/accessories-list.ts';
import { Money } from '../../ui/base/Money.tsx';
import { say } from '../../ui/base/say.tsx';
import { useLive } from '../base/use-live.ts';

type PricesProps = { product: AccessoryProduct; variant: AccessoryVariant };

/** Unit price and quantity discounts. The price that applies to the order is marked. */
export function Prices({ product, variant }: PricesProps) {
  const { lines } = useLive($draft, nothingTyped);
  const isKnown = useLive($accessoryPricesKnown, false);
  const breaks = breaksOfVariant(product.bands, variant.id);
  if (!isKnown || !breaks) return <div className="accessories-prices" />;
  const [first, ...more] = breaks;
  const pieces = countPieces(lines.filter((line) => line.product === product.id));
  const holding = breaks.findLast(({ from }) => from <= pieces);
  return (
    <div className="accessories-prices">
      <strong>
        {first?.price == null ? (
          <Money amount={null} />
        ) : (
          say(
            fill(shelf.texts.each, {
              price: moneyText(first.price),
            }),
          )
        )}
      </strong>
      {more.length > 0 && (
        <ul>
          {more.map((each) => (
            <li key={each.from} aria-current={each === holding ? 'true' : undefined}>
              {say(
                fill(accessories.texts.from, {
                  from: countText(each.from),
                  price: moneyText(each.price),
                }),
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
