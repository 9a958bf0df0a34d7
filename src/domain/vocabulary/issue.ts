import * as z from 'zod/mini';
import { warningCodes } from './warning-codes.ts';

/**
 * A problem with an order, at a field's path (`right.axis`). `code` names the rule; `params` carry the numbers its
 * message needs, in the field's own unit. The wording belongs to the view.
 */
export const issue = z.strictObject({
  path: z.string(),
  code: z.enum([
    /** The value does not match the field's schema; used if no more precise code fits. */
    'invalid',
    'required',
    'notANumber',
    'signMissing',
    'offStep',
    'outOfRange',
    /** A date that cannot be read. */
    'notADay',
    'dayInFuture',
    /** Not an Iranian mobile number. */
    'notMobile',
    'sphereMissing',
    'axisMissing',
    /** A question, not a mistake: add a cylinder, or remove the axis? */
    'axisWithoutCylinder',
    'addMissing',
    /** An addition on a lens without a reading part. */
    'addWithoutNear',
    'pdMissing',
    /** Edged bifocal and progressive lenses need a height. */
    'heightMissing',
    'heightBelowDesign',
    /** The height is not below the frame's B. */
    'heightAboveFrame',
    /** Reading lenses are centred on the near PD. */
    'nearPdMissing',
    'nearPdAboveFar',
    /** Only single vision lenses have an optical-centre height. */
    'singleVisionOnly',
    /** The optical-centre height differs from the row's `height`. */
    'centreHeightDiffers',
    /** A prism amount without its base direction. */
    'baseMissing',
    /** A base direction without an amount. */
    'prismMissing',
    /** Edging needs this measurement, or the frame's type. */
    'frameMissing',
    /** ED is shorter than the longer side of the box. */
    'edBelowBox',
    /** ED is longer than the diagonal of the box. */
    'edAboveBox',
    /** The typed measurement differs from the trace. */
    'traceDiffers',
    /** The corridor would end below the lens. */
    'corridorTooLong',
    'eyeMissing',
    'unknownLens',
    /** The lens exists, but not in this power. */
    'powerNotMade',
    /** Another choice needs this number. */
    'valueMissing',
    /** Not available with this lens. */
    'notOffered',
    /** Two choices exclude each other; `fa` and `en` give the catalogue's reason. */
    'conflict',
    /** Special requests that are not possible for this order. */
    'slabOffKind',
    /** The eyes differ by less than `least`. */
    'slabOffSmall',
    'bothEyesNeeded',
    'thinningKind',
    'thinnestOrEqual',
    /** The power would fall by more than the addition. */
    'degressionAboveAdd',
    /** A balance lens for an eye that has an ordered lens. */
    'balanceOrdered',
    /** The price changed since the shop saw it. */
    'priceChanged',
    'tooLong',
    /** Nothing is ordered yet. */
    'linesMissing',
    'tooManyLines',
    /** `pieces` are ordered, more than the account's `max` for one order. */
    'tooManyPieces',
    /** The same power is on an earlier line. */
    'repeatedLine',
    /** Only `onHand` pieces are in stock. */
    'stockShort',
    'stockOut',
    /** The lab does not stock this product or variant. */
    'unknownItem',
    'unknownField',
    /** Allowed but rarely intended: the order cannot be sent until the shop dismisses the warning. */
    ...warningCodes,
  ]),
  params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
});
export type Issue = z.infer<typeof issue>;
export type IssueCode = Issue['code'];
