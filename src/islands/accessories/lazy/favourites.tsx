import { useEffect, useLayoutEffect, useRef } from 'react';
import type { AccessoryProduct } from '../../../domain/accessories/accessories.ts';
import { favouriteTexts } from '../../../i18n/accessories/favourites.ts';
import { fill, inBoth } from '../../../i18n/language/message.ts';
import { $favourites } from '../../../stores/accessories/favourites.ts';
import {
  followFavourites,
  switchOwnFavourite,
} from '../../../stores/accessories/keep-favourites.ts';
import { say } from '../../../ui/base/say.tsx';
import { useLive } from '../../base/use-live.ts';

const none: readonly string[] = [];

/** Keeps the favourites up to date while mounted. */
export function FollowFavourites() {
  useEffect(followFavourites, []);
  return null;
}

/** Marks a product as a favourite. Keeps the scroll position although the favourites above grow. */
export function Star({ product }: { product: AccessoryProduct }) {
  const isFavourite = useLive($favourites, none).includes(product.id);
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (before.current === null) return;
    const top = button.current?.getBoundingClientRect().top ?? before.current;
    scrollBy({ top: top - before.current, behavior: 'instant' });
    before.current = null;
  });
  const press = () => {
    before.current = button.current?.getBoundingClientRect().top ?? null;
    switchOwnFavourite(product.id);
  };
  const name = inBoth((locale) => product.name[locale]);
  return (
    <button
      ref={button}
      type="button"
      className="accessories-star"
      aria-pressed={isFavourite}
      onClick={press}
    >
      <svg viewBox="0 0 16 16" width={20} height={20} aria-hidden="true">
        <path d="m8 1.2 2.1 4.3 4.7.7-3.4 3.3.8 4.7L8 12l-4.2 2.2.8-4.7L1.2 6.2l4.7-.7z" />
      </svg>
      <span className="visually-hidden">
        {say(fill(favouriteTexts.texts.mark, { product: name }))}
      </span>
    </button>
  );
}
