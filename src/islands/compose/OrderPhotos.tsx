import { orderPhotos } from '../../i18n/device/order-photos.ts';
import { $orderId } from '../../stores/compose/draft-attachments.ts';
import { PhotosField } from '../base/PhotosField.tsx';
import { useLive } from '../base/use-live.ts';
import { useOrderPhotos } from './use-order-photos.ts';

const { title: label, hint } = orderPhotos.texts;

function Photos({ order }: { order: string }) {
  return <PhotosField id="order-photos" {...{ label, hint }} {...useOrderPhotos(order)} />;
}

/** Up to two photos attached to the current order. */
export function OrderPhotos() {
  const order = useLive($orderId, '');
  return order === '' ? null : <Photos key={order} order={order} />;
}
