import type { Job } from '../../frame/frame.ts';
import type { RxOrder } from '../rx-order.ts';
import type { DraftDismissal } from '../warnings/dismissals.ts';

/** A prescription as the shop typed it, kept on the device until it is sent. */
export type RxDraft = ReturnType<typeof emptyRxDraft>;
export type EyeDraft = RxDraft['right'];

const emptyPrismPart = () => ({ amount: '', base: '' });

const emptyEye = () => ({
  sphere: '',
  cylinder: '',
  axis: '',
  add: '',
  pd: '',
  height: '',
  nearPd: '',
  centreHeight: '',
  prism: { horizontal: emptyPrismPart(), vertical: emptyPrismPart() },
});

/** A draft in which nothing is typed. The device keeps drafts of this shape: changing it takes a new record version. */
export function emptyRxDraft() {
  return {
    reference: '',
    patient: '',
    people: { prescriber: '', prescribedOn: '', mobile: '', insurance: '', branch: '' },
    eyes: 'both' as 'both' | 'right' | 'left',
    right: emptyEye(),
    left: emptyEye(),
    /** `index` is in hundredths, `156`. */
    lens: { kind: '', design: '', index: '', colour: '', coating: '' },
    use: '',
    services: {
      tint: { colour: '', density: '', form: '' },
      mirror: '',
      coats: [] as string[],
      engraving: '',
    },
    /** A safe default: uncut is not a medical value. */
    job: 'uncut' as Job,
    /** `shape` counts without a trace. */
    frame: { type: '', shape: '', a: '', b: '', dbl: '', ed: '' },
    /** `parcel` counts for a frame that `follows`. */
    frameDetails: {
      material: '',
      brand: '',
      model: '',
      colour: '',
      size: '',
      follows: '',
      parcel: '',
    },
    trace: null as RxOrder['trace'],
    /** `refractedVertex`: vertex distance of the refraction, to compensate the power; not part of the order. */
    measures: {
      vertexDistance: '',
      refractedVertex: '',
      pantoscopicTilt: '',
      wrap: '',
      readingDistance: '',
      inset: '',
      dominantEye: '',
      workingDistance: '',
      degression: '',
      corridor: '',
    },
    wishes: { diameter: '', baseCurve: '', centreThickness: '', edgeThickness: '' },
    /** `balance`: a balance lens for the eye that is not ordered. */
    balance: '',
    requests: [] as string[],
    requestNote: '',
    tray: '',
    remarks: '',
    /** The message that the prescription came as; empty if it was typed. */
    source: '',
    /** Dismissed warnings, and the values they depended on then. */
    acknowledged: [] as DraftDismissal[],
  };
}
