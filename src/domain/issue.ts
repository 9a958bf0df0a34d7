import * as z from 'zod/mini';

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
    'heightBelowDesign',
    'eyeMissing',
    'unknownLens',
    /** The catalogue makes the lens, but not in this power. */
    'powerNotMade',
    /** The price the shop saw is not the price of today. */
    'priceChanged',
    'tooLong',
    /** Nothing is ordered yet. */
    'linesMissing',
    'tooManyLines',
    /** A power that stands on an earlier line already. */
    'repeatedLine',
    /** Fewer pieces are on hand than are asked for; `onHand` of them. */
    'stockShort',
    'stockOut',
    'unknownField',
  ]),
  params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
});
export type Issue = z.infer<typeof issue>;
export type IssueCode = Issue['code'];
