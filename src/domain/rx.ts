import * as z from 'zod/mini';
import { lensChoice } from './lens.ts';
import { orderText, textLimits } from './order-text.ts';
import { eyePrescription } from './prescription.ts';

/** A prescription order as it travels and is kept: parsed, in minus-cylinder form. */
export const rxOrder = z.strictObject({
  kind: z.literal('rx'),
  /** The shop's own reference. */
  reference: orderText(textLimits.reference),
  patient: orderText(textLimits.patient),
  remarks: orderText(textLimits.remarks),
  /** An eye that is not ordered is null; at least one is ordered. */
  right: z.nullable(eyePrescription),
  left: z.nullable(eyePrescription),
  lens: lensChoice,
});
export type RxOrder = z.infer<typeof rxOrder>;
