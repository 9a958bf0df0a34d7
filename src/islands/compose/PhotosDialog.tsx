import { photos } from '../../i18n/order/photos.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { OrderPictures } from './OrderPictures.tsx';

/** The pictures of the current order, for screens that have no room for them. */
export function PicturesDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog within="#main" labelledBy="order-pictures-label" onClose={onClose}>
      <OrderPictures />
      <p className="event-buttons">
        <Button look="primary" text={photos.texts.close} onClick={onClose} />
      </p>
    </Dialog>
  );
}
