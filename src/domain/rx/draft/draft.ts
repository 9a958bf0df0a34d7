import type { Job } from '../../frame/frame.ts';
import { frameLimits } from '../../frame/measurements.ts';
import { byName, type Table } from '../../vocabulary/by-name.ts';
import { deskNumbers, nearNumbers, wishNumbers, wornNumbers } from '../order-numbers.ts';
import type { RxOrder } from '../rx-order.ts';
import type { DraftDismissal } from '../warnings/dismissals.ts';

/** A prescription as the shop typed it, kept on the device until it is sent. */
export type RxDraft = ReturnType<typeof emptyRxDraft>;
export type EyeDraft = RxDraft['right'];

/** The order whose second pair this is. Instants are ms since 1970. */
export type FirstPair = {
  id: string;
  number: string;
  /** By name or reference. */
  customer: string;
  /** When the day began at the lab on which it was placed. */
  since: number;
  /** When the second pair was placed; null until then. */
  countsAt: number | null;
};

const emptyNumbers = <Name extends string>(rows: Table<Name>) => byName(rows, () => '');

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
  const { vertexDistance, ...worn } = emptyNumbers(wornNumbers);
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
    frame: { type: '', shape: '', ...emptyNumbers(frameLimits) },
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
    /**
     * In the order of the form. `refractedVertex`: vertex distance of the refraction, to compensate the power; not part
     * of the order.
     */
    measures: {
      vertexDistance,
      refractedVertex: '',
      ...worn,
      ...emptyNumbers(nearNumbers),
      dominantEye: '',
      ...emptyNumbers(deskNumbers),
      corridor: '',
    },
    wishes: { diameter: '', ...emptyNumbers(wishNumbers) },
    /** `balance`: a balance lens for the eye that is not ordered. */
    balance: '',
    requests: [] as string[],
    requestNote: '',
    tray: '',
    remarks: '',
    /** The message that the prescription came as; empty if it was typed. */
    source: '',
    firstPair: null as FirstPair | null,
    /** Dismissed warnings, and the values they depended on then. */
    acknowledged: [] as DraftDismissal[],
  };
}
