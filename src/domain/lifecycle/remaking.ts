import * as z from 'zod/mini';
import { eyePrescription } from '../optics/eye-prescription.ts';

const { nearPd, centreHeight, prism } = eyePrescription.shape;

/** An eye with all fields, including those missing from the oldest orders. */
const wholeEye = z.extend(eyePrescription, {
  nearPd: nearPd.def.innerType,
  centreHeight: centreHeight.def.innerType,
  prism: prism.def.innerType,
});

/** How to remake the lenses of a prescription. */
export const remaking = z.strictObject({
  /** `both`: everything ordered. */
  eyes: z.enum(['right', 'left', 'both']),
  /** The new prescription of an eye; missing if unchanged. */
  right: z.optional(wholeEye),
  left: z.optional(wholeEye),
});
export type Remaking = z.infer<typeof remaking>;
