import type { Job } from '../../frame/frame.ts';
import { frameLimits } from '../../frame/measurements.ts';
import { byName, type Table } from '../../vocabulary/by-name.ts';
import { deskNumbers, nearNumbers, wishNumbers, wornNumbers } from '../order-numbers.ts';
import type { RxOrder } from '../rx-order.ts';
import type { DraftDismissal } from '../warnings/dismissals.ts';

/** A prescription as typed by the shop, kept on the device until it is sent. */
export type RxDraft = ReturnType<typeof emptyRxDraft>;
export type EyeDraft = RxDraft['right'];

/** The order whose second pair this is. Instants are ms since 1970. */
export type FirstPair = {
  id: string;
  number: string;
  /** By name or reference. */
  customer: string;
  /** When its day of placing began at the lab. */
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

/** An empty draft. The device stores drafts of this shape, so changing it requires a new record version. */
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
    /** A safe default, because uncut is not a medical value. */
    job: 'uncut' as Job,
    /** `shape` applies only without a trace. */
    frame: { type: '', shape: '', ...emptyNumbers(frameLimits) },
    /** `parcel` applies only to a frame that `follows`. */
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
     * In form order. `refractedVertex`: vertex distance of the refraction, used to compensate the power; not part of
     * the order.
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
    /** The original message with the prescription; empty if it was typed. */
    source: '',
    firstPair: null as FirstPair | null,
    /** Dismissed warnings, and the values they depended on at the time. */
    acknowledged: [] as DraftDismissal[],
  };
}
