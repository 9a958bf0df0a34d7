import { type ComponentType, useState } from 'react';
import type { Order } from '../../domain/order/order.ts';
import { formatCount } from '../../i18n/language/format-number.ts';
import { fill, inBoth, pick } from '../../i18n/language/message.ts';
import { eventFacts } from '../../i18n/order/event-words.ts';
import { desk } from '../../i18n/order/shop-desk.ts';
import { photoSource } from '../../stores/orders/photo-address.ts';
import { $locale } from '../../stores/shell/locale.ts';
import dialogSheet from '../../styles/dialog.scss?url';
import { Text } from '../../ui/base/Text.tsx';
import { lateSheet } from '../base/late-sheet.ts';
import { useLive } from '../base/use-live.ts';

type PhotoDialogProps = {
  order: Order;
  ids: readonly string[];
  /** The photo shown first. */
  first: number;
  onClose: () => void;
};

async function loadDialog(): Promise<ComponentType<PhotoDialogProps>> {
  const [{ PhotoDialog }] = await Promise.all([
    import('./photos/PhotoDialog.tsx'),
    lateSheet(dialogSheet),
  ]);
  return PhotoDialog;
}

type Opened = { Dialog: ComponentType<PhotoDialogProps>; first: number };

/** Thumbnails of an event's photos; each opens the photo in a dialog. */
export function EventPhotos({ order, ids }: { order: Order; ids: readonly string[] }) {
  const locale = useLive($locale, 'fa');
  const [opened, setOpened] = useState<Opened | 'failed' | null>(null);
  const open = (first: number) => {
    loadDialog().then(
      (Dialog) => setOpened({ Dialog, first }),
      () => setOpened('failed'),
    );
  };
  const alt = (index: number) => {
    const place = (number: number) => inBoth((each) => formatCount(number, each));
    const places = { number: place(index + 1), count: place(ids.length) };
    return pick(fill(eventFacts.texts.photo, places), locale);
  };
  return (
    <>
      <ul className="photo-list">
        {ids.map((id, index) => (
          <li key={id}>
            <button type="button" className="photo-open" onClick={() => open(index)}>
              <img
                {...photoSource(order, id, 'thumbnail')}
                className="photo-small"
                alt={alt(index)}
                width={96}
                height={96}
                loading="lazy"
              />
            </button>
          </li>
        ))}
      </ul>
      {opened === 'failed' && (
        <p className="field-error" role="alert">
          <Text of={desk.texts.notLoaded} />
        </p>
      )}
      {opened && opened !== 'failed' && (
        <opened.Dialog {...{ order, ids }} first={opened.first} onClose={() => setOpened(null)} />
      )}
    </>
  );
}
