import { photos } from '../../i18n/order/photos.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { OrderPhotos } from './OrderPhotos.tsx';

/** The photos of the current order, for screens that have no room for them. */
export function PhotosDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog within="#main" labelledBy="order-photos-label" onClose={onClose}>
      <OrderPhotos />
      <p className="event-buttons">
        <Button look="primary" text={photos.texts.close} onClick={onClose} />
      </p>
    </Dialog>
  );
}
