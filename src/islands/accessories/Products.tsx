import { accessories } from '../../i18n/accessories/accessories.ts';
import { formatCount } from '../../i18n/language/format-number.ts';
import { fill, inBoth } from '../../i18n/language/message.ts';
import { shelf } from '../../i18n/shelf/shelf.ts';
import {
  $accessories,
  $accessoriesFetch,
  refreshAccessories,
} from '../../stores/accessories/accessories-list.ts';
import { $choice, $shown, choose, everything } from '../../stores/accessories/shown.ts';
import { Button } from '../../ui/base/Button.tsx';
import { say } from '../../ui/base/say.tsx';
import { useLive } from '../base/use-live.ts';
import { LazyNothingSold } from '../compose/LazyNothingSold.tsx';
import { ProductCard } from './ProductCard.tsx';

const { texts } = accessories;

function Waiting() {
  const fetch = useLive($accessoriesFetch, 'fetching');
  if (fetch !== 'failed') {
    return (
      <p className="accessories-loading" role="status">
        {say(texts.loading)}
      </p>
    );
  }
  return (
    <p className="notice" role="alert">
      {say(texts.notFetched)}{' '}
      <Button look="link" text={shelf.texts.again} onClick={() => void refreshAccessories()} />
    </p>
  );
}

function NothingFound() {
  const { text } = useLive($choice, everything);
  const isKept = (useLive($accessories, null)?.products.length ?? 0) > 0;
  if (!isKept) {
    return <LazyNothingSold of="accessories" />;
  }
  return (
    <p className="notice notice-info">
      {say(fill(texts.notFound, { text }))}{' '}
      <Button look="link" text={texts.clearSearch} onClick={() => choose(everything)} />
    </p>
  );
}

/** The products that are searched for, by category. */
export function Products() {
  const shown = useLive($shown, null);
  const count = shown?.reduce((sum, { products }) => sum + products.length, 0) ?? 0;
  const counted = count === 1 ? texts.foundOne : texts.found;
  return (
    <div className="accessories-products">
      <p className="visually-hidden" role="status">
        {shown && say(fill(counted, { count: inBoth((locale) => formatCount(count, locale)) }))}
      </p>
      {!shown && <Waiting />}
      {shown?.length === 0 && <NothingFound />}
      {shown?.map(({ category, products }) => (
        <section key={category.id} aria-labelledby={`category-${category.id}`}>
          <h2 id={`category-${category.id}`}>{say(inBoth((locale) => category.name[locale]))}</h2>
          <ul className="accessories-grid">
            {products.map((product) => (
              <ProductCard key={product.id} product={product} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
