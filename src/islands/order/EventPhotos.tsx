import { type ComponentType, useState } from 'react';
import type { OrderEvent } from '../../domain/lifecycle/order-event.ts';
import type { Order } from '../../domain/order/order.ts';
import { formatCount } from '../../i18n/language/format-number.ts';
import { fill, inBoth, pick } from '../../i18n/language/message.ts';
import { eventFacts } from '../../i18n/order/event-words.ts';
import { desk } from '../../i18n/order/shop-desk.ts';
import { type PhotoSet, photoSource } from '../../stores/orders/photo-address.ts';
import { $locale } from '../../stores/shell/locale.ts';
import dialogSheet from '../../styles/dialog.scss?url';
import { Text } from '../../ui/base/Text.tsx';
import { lateSheet } from '../base/late-sheet.ts';
import { useLive } from '../base/use-live.ts';

type PhotoDialogProps = PhotoSet & {
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

/** Thumbnails of photos; each opens the photo in a dialog. */
function Thumbnails({ order, ids }: PhotoSet) {
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
      <div className="photo-list">
        {ids.map((id, index) => (
          <button key={id} type="button" className="photo-open" onClick={() => open(index)}>
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

/** The photos of an event; where an order begins as a remake, those of the request for it. */
export function EventPhotos({ order, event }: { order: Order; event: OrderEvent }) {
  if (event.photos) return <Thumbnails order={order} ids={event.photos} />;
  const { remakeOf, account } = order;
  if (event.event !== 'submit' || !remakeOf || remakeOf.photos.length === 0) return null;
  return <Thumbnails order={{ id: remakeOf.id, account }} ids={remakeOf.photos} />;
}
