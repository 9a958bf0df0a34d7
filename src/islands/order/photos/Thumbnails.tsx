import { useState } from 'react';
import { countText } from '../../../i18n/language/count-text.ts';
import { fill, pick } from '../../../i18n/language/message.ts';
import { eventFacts } from '../../../i18n/order/event-words.ts';
import { type PhotoSet, photoSource } from '../../../stores/orders/photo-address.ts';
import { $locale } from '../../../stores/shell/locale.ts';
import dialogSheet from '../../../styles/dialog.scss?url';
import { Lazy } from '../../base/Lazy.tsx';
import { lazy } from '../../base/lazy-code.ts';
import { useLive } from '../../base/use-live.ts';

const photoDialog = lazy(async () => (await import('./PhotoDialog.tsx')).PhotoDialog, dialogSheet);

/** Thumbnails of photos; each opens the photo in a dialog. */
export function Thumbnails({ order, ids }: PhotoSet) {
  const locale = useLive($locale, 'fa');
  /** The photo shown first; null while none is. */
  const [first, setFirst] = useState<number | null>(null);
  const alt = (index: number) => {
    const places = { number: countText(index + 1), count: countText(ids.length) };
    return pick(fill(eventFacts.texts.photo, places), locale);
  };
  return (
    <>
      <div className="photo-list">
        {ids.map((id, index) => (
          <button key={id} type="button" className="photo-open" onClick={() => setFirst(index)}>
            <img
              {...photoSource(order, id, 'thumbnail')}
              className="photo-small"
              alt={alt(index)}
              width={96}
              height={96}
              loading="lazy"
            />
          </button>
        ))}
      </div>
      {first !== null && (
        <Lazy
          of={photoDialog}
          given={{ order, ids, first, onClose: () => setFirst(null) }}
          frame="field-error"
        />
      )}
    </>
  );
}
