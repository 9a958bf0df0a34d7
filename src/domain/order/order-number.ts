/** Crockford's base 32 alphabet. */
export const numberLetters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * The number people use for an order. Derived from its id, so that the device knows it before the server does: the
 * last 40 random bits of the UUIDv7 as eight Crockford base-32 letters, `7K3M-9QXD`.
 */
export function orderNumber(id: string): string {
  // The id ends with a group of twelve digits. A number keeps 40 bits exactly, and is faster than a bigint.
  let bits = Number.parseInt(id.slice(-10), 16);
  let letters = '';
  for (let index = 0; index < 8; index += 1) {
    letters = `${numberLetters[bits % 32]}${letters}`;
    bits = Math.floor(bits / 32);
  }
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/** The number people use for a delivery, `D-7K3M-9QXD`, derived from its id like an order number. */
export const deliveryNumber = (id: string): string => `D-${orderNumber(id)}`;
