import { accessories } from '../../i18n/accessories/accessories.ts';
import { withCount } from '../../i18n/language/count-text.ts';
import { fill, inBoth } from '../../i18n/language/message.ts';
import { shelf } from '../../i18n/shelf/shelf.ts';
import {
  $accessories,
  $accessoriesFetch,
  refreshAccessories,
} from '../../stores/accessories/accessories-list.ts';
import {
  $searched,
  $shown,
  favouritesCategory,
  searchFor,
} from '../../stores/accessories/shown.ts';
import { $isLoggedIn } from '../../stores/shell/session.ts';
import lateSheet from '../../styles/accessories-late.scss?url';
import { Button } from '../../ui/base/Button.tsx';
import { say } from '../../ui/base/say.tsx';
import { lazy } from '../base/lazy-code.ts';
import { useLazy } from '../base/use-lazy.ts';
import { useLive } from '../base/use-live.ts';
import { LazyNothingSold } from '../compose/LazyNothingSold.tsx';
import { ProductCard } from './ProductCard.tsx';

const { texts } = accessories;

const favourites = lazy(() => import('./lazy/favourites.tsx'), lateSheet);

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
  const text = useLive($searched, '');
  const isKept = (useLive($accessories, null)?.products.length ?? 0) > 0;
  if (!isKept) {
    return <LazyNothingSold of="accessories" />;
  }
  return (
    <p className="notice notice-info">
      {say(fill(texts.notFound, { text }))}{' '}
      <Button look="link" text={texts.clearSearch} onClick={() => searchFor('')} />
    </p>
  );
}

/** The products that match the search, by category. Favourites are also listed first. */
export function Products() {
  const shown = useLive($shown, null);
  const { part } = useLazy(favourites, useLive($isLoggedIn, false));
  const count = new Set(shown?.flatMap(({ products }) => products)).size;
  const counted = count === 1 ? texts.foundOne : texts.found;
  return (
    <div className="accessories-products">
      <p className="visually-hidden" role="status">
        {shown && say(withCount(counted, count))}
      </p>
      {part && <part.It.FollowFavourites />}
      {!shown && <Waiting />}
      {shown?.length === 0 && <NothingFound />}
      {shown?.map(({ id, name, products }) => (
        <section key={id} aria-labelledby={`category-${id}`}>
          <h2 id={`category-${id}`}>{say(inBoth((locale) => name[locale]))}</h2>
          <ul className="accessories-grid">
            {products.map((product) => (
              <ProductCard
                key={product.id}
                product={product}
                id={id === favouritesCategory.id ? id + product.id : product.id}
                star={part && <part.It.Star product={product} />}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
