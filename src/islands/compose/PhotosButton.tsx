import { useEffect, useState } from 'react';
import { pictures } from '../../i18n/device/pictures.ts';
import { countText } from '../../i18n/language/count-text.ts';
import { fill } from '../../i18n/language/message.ts';
import { $orderId, attachments } from '../../stores/compose/draft-attachments.ts';
import { picturesOf } from '../../stores/device/pictures/order-pictures.ts';
import dialogSheet from '../../styles/dialog.scss?url';
import picturesSheet from '../../styles/pictures.scss?url';
import { Button } from '../../ui/base/Button.tsx';
import { NotLoaded } from '../base/Lazy.tsx';
import { lazy } from '../base/lazy-code.ts';
import { useLazy } from '../base/use-lazy.ts';
import { useLive } from '../base/use-live.ts';

const { texts } = pictures;

const dialog = lazy(
  async () => (await import('./PicturesDialog.tsx')).PicturesDialog,
  dialogSheet,
  picturesSheet,
);

/** Number of pictures attached to an unsent order, recounted when the dialog closes. */
function usePictureCount(order: string, isOpen: boolean): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (order === '' || isOpen) return;
    let isOver = false;
    void attachments.adding
      .then(() => picturesOf(order))
      .then(({ length }) => !isOver && setCount(length));
    return () => {
      isOver = true;
    };
  }, [order, isOpen]);
  return count;
}

/** Opens the pictures of the current order, and shows how many there are. */
export function PicturesButton() {
  const order = useLive($orderId, '');
  const [isOpen, setOpen] = useState(false);
  const count = usePictureCount(order, isOpen);
  // Clearing the form sets the pictures aside with code that loads with the dialog.
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
