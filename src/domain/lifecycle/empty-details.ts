import type { rowFields } from '../optics/eye-fields.ts';
import type { Remaking } from './remaking.ts';
import type { EventDetail } from './transition.ts';

/** Changed prescription of an eye, as typed. Missing or empty fields keep their values. */
export type TypedEye = Partial<Record<(typeof rowFields)[number], string>>;

/** How to remake lenses, as chosen and typed. */
export type TypedRemaking = { eyes: Remaking['eyes'] | ''; right: TypedEye; left: TypedEye };

/** Who pays for a remake. */
export type Payer = 'lab' | 'shop' | 'both';

/**
 * Event details as typed or chosen; empty if not given. The price is in toman; photos and the reverted event are ids.
 */
export type TypedDetails = Record<
  Exclude<EventDetail, 'photos' | 'broken' | 'remaking' | 'shopPays'>,
  string
> & {
  photos: string[];
  /** What broke: an eye, `both`, or the index of a line. */
  part: string;
  /** Number of broken pieces. */
  pieces: string;
  remaking: TypedRemaking;
  /** Who pays for a remake. For `both`, the shop pays `share`, in toman. */
  payer: Payer | '';
  share: string;
};

export const emptyDetails: TypedDetails = {
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
