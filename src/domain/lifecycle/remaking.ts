import * as z from 'zod/mini';
import { eyePrescription } from '../optics/eye-prescription.ts';

const { nearPd, centreHeight, prism } = eyePrescription.shape;

/** An eye with everything in it, also what the first stored orders do not have. */
const wholeEye = z.extend(eyePrescription, {
  nearPd: nearPd.def.innerType,
  centreHeight: centreHeight.def.innerType,
  prism: prism.def.innerType,
});

/** How the lenses of a prescription are to be made again. */
export const remaking = z.strictObject({
  /** `both`: all that was ordered. */
  eyes: z.enum(['right', 'left', 'both']),
  /** An eye as it is to be made now; left out where it stays as it was. */
  right: z.optional(wholeEye),
  left: z.optional(wholeEye),
});
export type Remaking = z.infer<typeof remaking>;
