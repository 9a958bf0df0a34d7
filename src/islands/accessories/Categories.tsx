import { useEffect, useState } from 'react';
import { accessories } from '../../i18n/accessories/accessories.ts';
import { inBoth } from '../../i18n/language/message.ts';
import { $accessories } from '../../stores/accessories/accessories-list.ts';
import { $shown } from '../../stores/accessories/shown.ts';
import { say } from '../../ui/base/say.tsx';
import { lazy } from '../base/lazy-code.ts';
import { useLazy } from '../base/use-lazy.ts';
import { useLive } from '../base/use-live.ts';
import { useMessages } from '../base/use-messages.ts';

const following = lazy(async () => (await import('./lazy/CurrentCategory.tsx')).CurrentCategory);

/** Sticky links to the categories, if there is more than one. The category in view is marked. */
export function Categories() {
  const list = useLive($accessories, null);
  const shown = useLive($shown, null);
  const { categories } = useMessages(accessories);
  const [current, setCurrent] = useState('');
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    const want = () => setWanted(true);
    if (location.hash) want();
    addEventListener('scroll', want, { once: true });
    return () => removeEventListener('scroll', want);
  }, []);
  const { part } = useLazy(following, isWanted);
  if (list && Math.min(list.categories.length, shown?.length ?? 0) < 2) return null;
  const ids = (shown ?? []).map(({ id }) => id);
  const marked = ids.includes(current) ? current : ids[0];
  return (
    <nav
      className="accessories-categories"
      aria-label={categories}
      aria-hidden={!shown || undefined}
    >
      {shown?.map(({ id, name }) => (
        <a
          key={id}
          className="choice"
          href={`#category-${id}`}
          aria-current={id === marked ? 'true' : undefined}
        >
          {say(inBoth((locale) => name[locale]))}
        </a>
      ))}
      {part && <part.It ids={ids} onCurrent={setCurrent} />}
    </nav>
  );
}
