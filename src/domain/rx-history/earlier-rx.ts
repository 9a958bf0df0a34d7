import * as z from 'zod/mini';
import { eyePrescription } from '../optics/eye-prescription.ts';
import { lensUse } from '../rx/lens-use.ts';
import { bilingual } from '../vocabulary/bilingual.ts';

/** An earlier prescription: its eyes, and what identifies its customer. */
export const earlierRx = z.strictObject({
  /** Id of the order. */
  id: z.uuid(),
  number: z.string(),
  placedAt: z.iso.datetime(),
  reference: z.string(),
  patient: z.string(),
  /** The lens it was made with. */
  title: bilingual,
  /** `near`: the powers are for reading. */
  use: z.nullable(lensUse),
  /** As made, in minus-cylinder form; an eye that was not ordered is null. */
  right: z.nullable(eyePrescription),
  left: z.nullable(eyePrescription),
  /** Whether it may be the first pair of another order; missing if not. */
  mayBeFirst: z.optional(z.boolean()),
});
export type EarlierRx = z.infer<typeof earlierRx>;
