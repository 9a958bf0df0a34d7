import * as z from 'zod/mini';
import { bilingual } from '../vocabulary/bilingual.ts';

const counts = {
  /** Its key on the shelf. */
  item: z.string(),
  name: bilingual,
  onHand: z.int(),
  /** Pieces that orders wait for. */
  wanted: z.int(),
};

/** A power of which there are fewer than its level, or that orders wait for. */
export const lowPower = z.strictObject({
  ...counts,
  /** The short word of the trade, HMC. */
  code: z.string(),
  /** Tenths of a millimetre. */
  diameter: z.int(),
  /** Hundredths of a dioptre. */
  sphere: z.int(),
  cylinder: z.int(),
  /** The quantity the lab wants to have; null for none in particular. */
  level: z.nullable(z.int()),
});
export type LowPower = z.infer<typeof lowPower>;

/** A variant of an accessory with at most as many pieces as count as low, or that orders wait for. */
export const lowAccessory = z.strictObject({
  ...counts,
  variant: bilingual,
  /** The last quantity that counts as low. */
  level: z.int(),
});
export type LowAccessory = z.infer<typeof lowAccessory>;
