import type { OrderEvent } from '../../domain/lifecycle/order-event.ts';
import type { Order } from '../../domain/order/order.ts';
import type { PhotoSet } from '../../stores/orders/photo-address.ts';
import { Lazy } from '../base/Lazy.tsx';
import { lazy } from '../base/lazy-code.ts';

const thumbnails = lazy(async () => (await import('./photos/Thumbnails.tsx')).Thumbnails);

/** What is shown of photos is fetched where there are any; its room is there before. */
function Photos(given: PhotoSet) {
  const waiting = <div className="photo-list photo-room" />;
  return <Lazy of={thumbnails} given={given} waiting={waiting} frame="field-error" />;
}

/** The photos of an event; where an order begins as a remake, those of the request for it. */
export function EventPhotos({ order, event }: { order: Order; event: OrderEvent }) {
  if (event.photos) return <Photos order={order} ids={event.photos} />;
  const { remakeOf, account } = order;
  if (event.event !== 'submit' || !remakeOf || remakeOf.photos.length === 0) return null;
  return <Photos order={{ id: remakeOf.id, account }} ids={remakeOf.photos} />;
}
