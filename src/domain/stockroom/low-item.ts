import * as z from 'zod/mini';
import { bilingual } from '../vocabulary/bilingual.ts';

const counts = {
  /** Its shelf key. */
  item: z.string(),
  name: bilingual,
  onHand: z.int(),
  /** Pieces that orders are waiting for. */
  wanted: z.int(),
};

/** A power below its level, or one that orders are waiting for. */
export const lowPower = z.strictObject({
  ...counts,
  /** Short code used in the trade, HMC. */
  code: z.string(),
  /** Tenths of a millimetre. */
  diameter: z.int(),
  /** Hundredths of a dioptre. */
  sphere: z.int(),
  cylinder: z.int(),
  /** Target quantity; null for none. */
  level: z.nullable(z.int()),
});
export type LowPower = z.infer<typeof lowPower>;

/** An accessory variant with low stock, or one that orders are waiting for. */
export const lowAccessory = z.strictObject({
  ...counts,
  variant: bilingual,
  /** The largest quantity that counts as low. */
  level: z.int(),
});
export type LowAccessory = z.infer<typeof lowAccessory>;
