import type { LabPage } from './lab-page.ts';

type Place = NonNullable<LabPage['addresses'][number]['place']>;

/** Opens a dialler. */
export const phoneLink = (number: string) => `tel:${number.replace(/[ -]/g, '')}`;

/** Opens the device's map; `q` sets the marker (RFC 5870 and what Android adds to it). */
export const mapLink = ({ latitude, longitude }: Place) =>
  `geo:${latitude},${longitude}?q=${latitude},${longitude}`;

/** Opens a web map, for devices without a map. */
export const webMapLink = ({ latitude, longitude }: Place) =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;

export const whatsappLink = (number: string) => `https://wa.me/${number.slice(1)}`;
export const telegramLink = (name: string) => `https://t.me/${name}`;

/** Whether the page has nothing to show. */
export function isEmptyPage({ phones, mobiles, addresses, hours, ...links }: LabPage): boolean {
  const { email, whatsapp, telegram, website } = links;
  const nothing = [...phones, ...mobiles, email, whatsapp, telegram, website].join('') === '';
  return nothing && addresses.length === 0 && hours.every((each) => each === null);
}
