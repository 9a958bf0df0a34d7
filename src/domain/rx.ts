import * as z from 'zod/mini';
import { lensChoice } from './lens.ts';
import { eyePrescription } from './prescription.ts';

/** The longest texts of an order, in UTF-16 code units. */
export const textLimits = { reference: 40, patient: 80, remarks: 1000 } as const;

/** Text as people type it. NUL and halves of surrogate pairs, which PostgreSQL cannot hold, are refused. */
function text(max: number) {
  const isStorable = (value: string) => !value.includes('\0') && !/\p{Surrogate}/u.test(value);
  return z.string().check(z.maxLength(max), z.refine(isStorable));
}

/** A prescription order as it travels and is kept: parsed, in minus-cylinder form. */
export const rxOrder = z.strictObject({
  kind: z.literal('rx'),
  /** The shop's own reference. */
  reference: text(textLimits.reference),
  patient: text(textLimits.patient),
  remarks: text(textLimits.remarks),
  /** An eye that is not ordered is null; at least one is ordered. */
  right: z.nullable(eyePrescription),
  left: z.nullable(eyePrescription),
  lens: lensChoice,
});
export type RxOrder = z.infer<typeof rxOrder>;
