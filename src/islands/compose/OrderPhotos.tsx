import { pictures } from '../../i18n/device/pictures.ts';
import { $orderId } from '../../stores/compose/draft-attachments.ts';
import { PhotosField } from '../base/PhotosField.tsx';
import { useLive } from '../base/use-live.ts';
import { useOrderPictures } from './use-order-pictures.ts';

const { title: label, hint } = pictures.texts;

function Pictures({ order }: { order: string }) {
  return <PhotosField id="order-pictures" {...{ label, hint }} {...useOrderPictures(order)} />;
}

/** Up to two pictures attached to the current order. */
export function OrderPictures() {
  const order = useLive($orderId, '');
  return order === '' ? null : <Pictures key={order} order={order} />;
}
