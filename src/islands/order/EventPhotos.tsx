import type { OrderEvent } from '../../domain/lifecycle/order-event.ts';
import type { Order } from '../../domain/order/order.ts';
import type { PhotoSet } from '../../stores/orders/photo-address.ts';
import { Lazy } from '../base/Lazy.tsx';
import { lazy } from '../base/lazy-code.ts';

const thumbnails = lazy(async () => (await import('./photos/Thumbnails.tsx')).Thumbnails);

/** Loads the thumbnails' code only if there are photos, and reserves their space until then. */
function Photos(given: PhotoSet) {
  const waiting = <div className="photo-list photo-room" />;
  return <Lazy of={thumbnails} given={given} waiting={waiting} frame="field-error" />;
}

/** The photos of an event. The first event of a remake shows the photos of the remake request. */
export function EventPhotos({ order, event }: { order: Order; event: OrderEvent }) {
  if (event.photos) return <Photos order={order} ids={event.photos} />;
  const { remakeOf, account } = order;
  if (event.event !== 'submit' || !remakeOf || remakeOf.photos.length === 0) return null;
  return <Photos order={{ id: remakeOf.id, account }} ids={remakeOf.photos} />;
}
