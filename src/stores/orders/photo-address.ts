import { apiOrigin } from '../../api/client.ts';
import { photoPath } from '../../api/photos/paths.ts';
import type { Order } from '../../domain/order/order.ts';

/** Photos of one order. */
export type PhotoSet = { order: Pick<Order, 'id' | 'account'>; ids: readonly string[] };

/** What an image element needs to show a photo of an order. */
export type PhotoSource = { src: string; crossOrigin: 'use-credentials' | undefined };

/** The source of an order's photo. Browsers send the session cookie to another origin only with `use-credentials`. */
export function photoSource(
  { id, account }: PhotoSet['order'],
  photo: string,
  size?: 'thumbnail',
): PhotoSource {
  const path = photoPath(id, photo, { account: account.id, ...(size && { size }) });
  return { src: `${apiOrigin}${path}`, crossOrigin: apiOrigin ? 'use-credentials' : undefined };
}
