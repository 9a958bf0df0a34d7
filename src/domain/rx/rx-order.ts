import * as z from 'zod/mini';
import { lensChoice } from '../catalogue/lens.ts';
import { frameDetails, noFrameDetails } from '../frame/details.ts';
import { frame, job, noFrame } from '../frame/frame.ts';
import { rxTrace } from '../frame/rx-trace.ts';
import { eyePrescription } from '../optics/eye-prescription.ts';
import { eyeSide } from '../vocabulary/eye-side.ts';
import { textLimits } from '../vocabulary/limits.ts';
import { orderText } from '../vocabulary/storable-text.ts';
import { dismissal } from './dismissal.ts';
import { lensUse } from './lens-use.ts';
import { measures, noMeasures, noWishes, wishes } from './measures.ts';
import { noPeople, people } from './people.ts';
import { noServices, services, specialRequest } from './services.ts';
import { specialRequests } from './special-requests.ts';

/**
 * A prescription order as sent and stored: parsed, in minus-cylinder form. Fields with a default are missing from older
 * stored orders.
 */
export const rxOrder = z.strictObject({
  kind: z.literal('rx'),
  /** The shop's own reference. */
  reference: orderText(textLimits.reference),
  patient: orderText(textLimits.patient),
  people: z._default(people, noPeople),
  remarks: orderText(textLimits.remarks),
  /** An eye that is not ordered is null; at least one is ordered. */
  right: z.nullable(eyePrescription),
  left: z.nullable(eyePrescription),
  lens: lensChoice,
  /** Null if not chosen. */
  use: z._default(z.nullable(lensUse), null),
  job: z._default(job, 'uncut'),
  /** Also useful for uncut blanks, to choose their diameter. */
  frame: z._default(frame, noFrame),
  frameDetails: z._default(frameDetails, noFrameDetails),
  trace: z._default(z.nullable(rxTrace), null),
  measures: z._default(measures, noMeasures),
  wishes: z._default(wishes, noWishes),
  services: z._default(services, noServices),
  /** The eye without an ordered lens that gets a balance lens, a blank of similar weight. */
  balance: z._default(z.nullable(eyeSide), null),
  requests: z._default(
    z.array(specialRequest).check(
      z.maxLength(specialRequests.length),
      z.refine((given) => new Set(given).size === given.length),
    ),
    [],
  ),
  requestNote: z._default(orderText(textLimits.requestNote), ''),
  /** Tray in which the shop's parts arrive at the lab. */
  tray: z._default(orderText(textLimits.tray), ''),
  /** The original message with the prescription, for the lab; empty if it was typed. */
  source: z._default(orderText(textLimits.source), ''),
  /** The order whose second pair it is; missing if it is not a second pair. */
  firstPair: z.optional(z.uuid()),
  /** Dismissed warnings, with the numbers in their messages. */
  acknowledged: z._default(z.array(dismissal).check(z.maxLength(40)), []),
});
export type RxOrder = z.infer<typeof rxOrder>;
/** As sent by older versions of the panel, without the newer fields. */
export type RxOrderInput = z.input<typeof rxOrder>;
