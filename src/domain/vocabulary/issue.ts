import * as z from 'zod/mini';
import { warningCodes } from './warning-codes.ts';

/**
 * What stands against an order, at a field's path (`right.axis`). The code names the rule; the parameters carry the
 * numbers a message needs, in the field's own unit. Messages belong to the view.
 */
export const issue = z.strictObject({
  path: z.string(),
  code: z.enum([
    /** The generic answer: the value is not of the field's form. */
    'invalid',
    'required',
    'notANumber',
    'signMissing',
    'offStep',
    'outOfRange',
    'sphereMissing',
    'axisMissing',
    /** A question, not a mistake: add a cylinder, or remove the axis? */
    'axisWithoutCylinder',
    'addMissing',
    /** An addition on a lens that has none. */
    'addWithoutNear',
    'pdMissing',
    /** Edging needs it on bifocal and progressive lenses. */
    'heightMissing',
    'heightBelowDesign',
    /** A height that does not fit in the frame. */
    'heightAboveFrame',
    /** Near-only lenses need it. */
    'nearPdMissing',
    'nearPdAboveFar',
    /** What only a single vision lens has. */
    'singleVisionOnly',
    /** The height of the optical centre is not the one in the row: `height`. */
    'centreHeightDiffers',
    /** An amount of prism without the direction of its base. */
    'baseMissing',
    /** A base without its amount. */
    'prismMissing',
    /** A measure that edging needs. */
    'frameMissing',
    /** ED is less than the longer side of the box. */
    'edBelowBox',
    /** ED reaches beyond the corners of the box. */
    'edAboveBox',
    /** A measure that the trace says otherwise. */
    'traceDiffers',
    /** A corridor that ends below the lens. */
    'corridorTooLong',
    'eyeMissing',
    'unknownLens',
    /** The catalogue makes the lens, but not in this power. */
    'powerNotMade',
    /** A number that something else chosen needs. */
    'valueMissing',
    /** Not on offer with this lens. */
    'notOffered',
    /** Two choices that the catalogue says exclude each other, and why: `fa`, `en`. */
    'conflict',
    /** A balance lens beside a lens that is ordered for the same eye. */
    'balanceOrdered',
    /** The price the shop saw is not the price of today. */
    'priceChanged',
    'tooLong',
    /** Nothing is ordered yet. */
    'linesMissing',
    'tooManyLines',
    /** More pieces than the account may order at once: `pieces` of at most `max`. */
    'tooManyPieces',
    /** A power that stands on an earlier line already. */
    'repeatedLine',
    /** Fewer pieces are on hand than are asked for; `onHand` of them. */
    'stockShort',
    'stockOut',
    'unknownField',
    /** Allowed but seldom meant: holds the order until it is knowingly dismissed. */
    ...warningCodes,
  ]),
  params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
});
export type Issue = z.infer<typeof issue>;
export type IssueCode = Issue['code'];

/** Whether it can be knowingly dismissed. */
export function isWarning({ code }: Issue): boolean {
  return warningCodes.some((each) => each === code);
}
