import * as z from 'zod/mini';
import { lensChoice } from './lens.ts';
import { eyePrescription } from './prescription.ts';

/** A prescription order as it travels and is kept: parsed, in minus-cylinder form. */
export const rxOrder = z.strictObject({
  kind: z.literal('rx'),
  /** The shop's own reference. */
  reference: z.string().check(z.maxLength(40)),
  patient: z.string().check(z.maxLength(80)),
  remarks: z.string().check(z.maxLength(1000)),
  /** An eye that is not ordered is null; at least one is ordered. */
  right: z.nullable(eyePrescription),
  left: z.nullable(eyePrescription),
  lens: lensChoice,
});
export type RxOrder = z.infer<typeof rxOrder>;
