import { useEffect, useState } from 'react';
import { orderPhotos } from '../../i18n/device/order-photos.ts';
import { countText } from '../../i18n/language/count-text.ts';
import { fill } from '../../i18n/language/message.ts';
import { $orderId, attachments } from '../../stores/compose/draft-attachments.ts';
import { photosOf } from '../../stores/device/photos/order-photos.ts';
import dialogSheet from '../../styles/dialog.scss?url';
import photosSheet from '../../styles/order-photos.scss?url';
import { Button } from '../../ui/base/Button.tsx';
import { NotLoaded } from '../base/Lazy.tsx';
import { lazy } from '../base/lazy-code.ts';
import { useLazy } from '../base/use-lazy.ts';
import { useLive } from '../base/use-live.ts';

const { texts } = orderPhotos;

const dialog = lazy(
  async () => (await import('./PhotosDialog.tsx')).PhotosDialog,
  dialogSheet,
  photosSheet,
);

/** Number of photos attached to an unsent order, recounted when the dialog closes. */
function usePhotoCount(order: string, isOpen: boolean): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (order === '' || isOpen) return;
    let isOver = false;
    void attachments.adding
      .then(() => photosOf(order))
      .then(({ length }) => !isOver && setCount(length));
    return () => {
      isOver = true;
    };
  }, [order, isOpen]);
  return count;
}

/** Opens the photos of the current order, and shows how many there are. */
export function PhotosButton() {
  const order = useLive($orderId, '');
  const [isOpen, setOpen] = useState(false);
  const count = usePhotoCount(order, isOpen);
  // Clearing the form sets the photos aside with code that loads with the dialog.
  const { part, hasFailed, retry } = useLazy(dialog, isOpen || count > 0);
  const counted = fill(texts.counted, {
    count: countText(count),
  });
  return (
    <>
      <Button
        look="link"
        text={count > 0 ? counted : texts.add}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {isOpen && part && <part.It onClose={() => setOpen(false)} />}
      {isOpen && !part && hasFailed && <NotLoaded onRetry={retry} frame="field-error" />}
    </>
  );
}
