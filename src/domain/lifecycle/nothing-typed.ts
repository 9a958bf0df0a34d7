import type { rowFields } from '../optics/eye-fields.ts';
import type { Remaking } from './remaking.ts';
import type { EventDetail } from './transition.ts';

/** What an eye is to be made with instead, as typed; what is left out or empty stays as it was. */
export type TypedEye = Partial<Record<(typeof rowFields)[number], string>>;

/** How lenses are to be made again, as chosen and typed. */
export type TypedRemaking = { eyes: Remaking['eyes'] | ''; right: TypedEye; left: TypedEye };

/** Who pays for a remake. */
export type Payer = 'lab' | 'shop' | 'both';

/** What an event carries, as typed or chosen; empty where nothing is. The price is in toman, photos and what is taken back are ids. */
export type TypedDetails = Record<
  Exclude<EventDetail, 'photos' | 'broken' | 'remaking' | 'shopPays'>,
  string
> & {
  photos: string[];
  /** What broke: an eye, `both`, or the place of a line. */
  part: string;
  /** How many pieces of it. */
  pieces: string;
  remaking: TypedRemaking;
  /** Who pays for a remake; of `both`, the shop pays `share`, in toman. */
  payer: Payer | '';
  share: string;
};

export const nothingTyped: TypedDetails = {
  message: '',
  reason: '',
  promisedFor: '',
  price: '',
  tracking: '',
  reverts: '',
  part: '',
  pieces: '',
  remaking: { eyes: '', right: {}, left: {} },
  payer: '',
  share: '',
  photos: [],
};
