import { orderPaths } from '../orders/paths.ts';

/** Options of a photo's path: its thumbnail, and for the lab the account. */
type Asked = { account?: string | undefined; size?: 'thumbnail' };

/** Path of a photo of an order. */
export function photoPath(order: string, photo: string, asked: Asked = {}): string {
  const given = Object.entries(asked).filter((entry): entry is [string, string] => !!entry[1]);
  const query = new URLSearchParams(given).toString();
  return `${orderPaths.order(order)}/photos/${photo}${query && `?${query}`}`;
}
