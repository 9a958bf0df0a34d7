import * as z from 'zod/mini';
import { job } from '../../frame/frame.ts';
import { rxTrace } from '../../frame/order-trace.ts';
import { warningCodes } from '../../vocabulary/warning-codes.ts';

/** Drafts outlive releases of the panel: fields an older one did not have come back empty. */
const typed = z._default(z.string(), '');
const chosen = z._default(z.array(z.string()), []);

const prismPart = z.prefault(z.object({ amount: typed, base: typed }), {});

const eyeDraft = z.object({
  sphere: typed,
  cylinder: typed,
  axis: typed,
  add: typed,
  pd: typed,
  height: typed,
  nearPd: typed,
  centreHeight: typed,
  prism: z.prefault(z.object({ horizontal: prismPart, vertical: prismPart }), {}),
});
export type EyeDraft = z.infer<typeof eyeDraft>;

const lensDraft = z.object({
  kind: typed,
  design: typed,
  index: typed,
  colour: typed,
  coating: typed,
});

const servicesDraft = z.object({
  tint: z.prefault(z.object({ colour: typed, density: typed, form: typed }), {}),
  mirror: typed,
  coats: chosen,
  engraving: typed,
});

const measuresDraft = z.object({
  vertexDistance: typed,
  /** Vertex distance of the refraction, used to compensate the power; not part of the order. */
  refractedVertex: typed,
  pantoscopicTilt: typed,
  wrap: typed,
  corridor: typed,
});

const wishesDraft = z.object({
  diameter: typed,
  baseCurve: typed,
  centreThickness: typed,
  edgeThickness: typed,
});

const dismissal = z.object({ code: z.enum(warningCodes), path: z.string(), seen: z.string() });

/** A prescription as the shop typed it, kept on the device until it is sent. `index` is in hundredths, `156`. */
export const rxDraft = z.object({
  reference: typed,
  patient: typed,
  eyes: z._default(z.enum(['both', 'right', 'left']), 'both'),
  right: z.prefault(eyeDraft, {}),
  left: z.prefault(eyeDraft, {}),
  lens: z.prefault(lensDraft, {}),
  use: typed,
  services: z.prefault(servicesDraft, {}),
  /** A safe default: uncut is not a medical value. */
  job: z._default(job, 'uncut'),
  frame: z.prefault(z.object({ type: typed, a: typed, b: typed, dbl: typed, ed: typed }), {}),
  frameDetails: z.prefault(
    z.object({ material: typed, brand: typed, model: typed, colour: typed }),
    {},
  ),
  trace: z._default(z.catch(z.nullable(rxTrace), null), null),
  measures: z.prefault(measuresDraft, {}),
  wishes: z.prefault(wishesDraft, {}),
  /** `balance`: a balance lens for the eye that is not ordered. */
  balance: typed,
  requests: chosen,
  requestNote: typed,
  tray: typed,
  remarks: typed,
  /** Dismissed warnings, and the values they depended on then. */
  acknowledged: z._default(z.catch(z.array(dismissal), []), []),
});
export type RxDraft = z.infer<typeof rxDraft>;

export function emptyRxDraft(): RxDraft {
  return rxDraft.parse({});
}
