import type { LensKind } from '../../catalogue/lens.ts';
import { frameLimits } from '../../frame/measurements.ts';
import { type EyeField, eyeFields } from '../../optics/eye-fields.ts';
import type { EyePrescription } from '../../optics/eye-prescription.ts';
import { prismParts } from '../../optics/prism-parts.ts';
import { writeMobile } from '../../typed/mobile.ts';
import { byName, type Table } from '../../vocabulary/by-name.ts';
import type { EyeSide } from '../../vocabulary/eye.ts';
import { formatUnsignedPower } from '../../vocabulary/power.ts';
import { measureNumbers, type RxNumber, wishNumbers } from '../order-numbers.ts';
import { plainEyeValue } from '../plain-eye-value.ts';
import { plainNumber } from '../plain-number.ts';
import type { RxOrder } from '../rx-order.ts';
import { type EyeDraft, emptyRxDraft, type FirstPair, type RxDraft } from './draft.ts';

type Writer = (latin: string) => string;

/**
 * A draft to order the same again, as a shop would type it. Dismissed warnings appear again. Without a kind (if the
 * catalogue no longer has the design), the lens has to be chosen again.
 */
export function draftOfOrder(order: RxOrder, kind: LensKind | null, write: Writer): RxDraft {
  const { lens, frame, measures, wishes } = order;
  const empty = emptyRxDraft();
  return {
    ...empty,
    reference: order.reference,
    patient: order.patient,
    people: peopleDraft(order, write),
    tray: order.tray,
    remarks: order.remarks,
    source: order.source,
    requests: [...order.requests],
    requestNote: order.requestNote,
    ...eyesDraft(order, write),
    ...(kind ? { lens: { kind, ...lens, index: String(lens.index) } } : {}),
    use: order.use ?? '',
    services: servicesDraft(order, write),
    job: order.job,
    frame: {
      type: frame.type ?? '',
      shape: frame.shape ?? '',
      ...numbersDraft(frameLimits, frame, write),
    },
    frameDetails: frameDetailsDraft(order),
    trace: order.trace,
    measures: {
      ...empty.measures,
      ...numbersDraft(measureNumbers, measures, write),
      dominantEye: measures.dominantEye ?? '',
      corridor: measures.corridor === null ? '' : String(measures.corridor),
    },
    wishes: {
      diameter: wishes.diameter === null ? '' : String(wishes.diameter),
      ...numbersDraft(wishNumbers, wishes, write),
    },
    balance: order.balance ? 'balance' : '',
  };
}

/** A draft to correct an order, including what applies only to that order. */
export function draftOfCorrection(
  order: RxOrder,
  kind: LensKind | null,
  write: Writer,
  firstPair: FirstPair | null = null,
): RxDraft {
  const draft = { ...draftOfOrder(order, kind, write), firstPair };
  const { parcel } = order.frameDetails;
  if (parcel === null) return draft;
  return { ...draft, frameDetails: { ...draft.frameDetails, follows: 'follows', parcel } };
}

function numbersDraft<Name extends string>(
  rows: Table<Name, RxNumber>,
  values: NoInfer<Table<Name, number | null>>,
  write: Writer,
): Record<Name, string> {
  return byName(rows, (name) => {
    const value: number | null = values[name];
    return value === null ? '' : write(plainNumber[rows[name].unit](value));
  });
}

/** A draft of a second pair: the same customer, powers and centration. Lens and everything else are left open. */
export function draftOfPair(
  order: Pick<RxOrder, 'reference' | 'patient' | 'use' | EyeSide>,
  write: Writer,
  firstPair: FirstPair | null = null,
): RxDraft {
  const { reference, patient, use } = order;
  const named = { reference, patient, use: use ?? '', firstPair };
  return { ...emptyRxDraft(), ...named, ...eyesDraft(order, write) };
}

function eyesDraft({ right, left }: Pick<RxOrder, EyeSide>, write: Writer): Partial<RxDraft> {
  return {
    eyes: right && left ? 'both' : right ? 'right' : 'left',
    ...(right ? { right: eyeDraft(right, write) } : {}),
    ...(left ? { left: eyeDraft(left, write) } : {}),
  };
}

function eyeDraft(eye: EyePrescription, write: Writer): EyeDraft {
  const texts = eyeFields.map((field) => {
    const value = eye[field];
    return [field, value === null ? '' : write(plainEyeValue[field](value))] as const;
  });
  const prisms = prismParts.map((part) => {
    const given = eye.prism[part];
    return [
      part,
      { amount: given ? write(formatUnsignedPower(given.amount)) : '', base: given?.base ?? '' },
    ] as const;
  });
  return {
    ...(Object.fromEntries(texts) as Record<EyeField, string>),
    prism: Object.fromEntries(prisms) as EyeDraft['prism'],
  };
}

function peopleDraft({ people }: RxOrder, write: Writer): RxDraft['people'] {
  const { prescribedOn, mobile } = people;
  return { ...people, prescribedOn: write(prescribedOn ?? ''), mobile: write(writeMobile(mobile)) };
}

/** Leaves out the parcel, because it is unknown whether the frame follows again. */
function frameDetailsDraft({ frameDetails }: RxOrder): RxDraft['frameDetails'] {
  const { material, parcel: _, ...texts } = frameDetails;
  return { ...emptyRxDraft().frameDetails, ...texts, material: material ?? '' };
}

function servicesDraft({ services }: RxOrder, write: Writer): RxDraft['services'] {
  const { tint, mirror, coats, engraving } = services;
  return {
    tint: tint
      ? { colour: tint.colour, density: write(String(tint.density)), form: tint.form }
      : { colour: '', density: '', form: '' },
    mirror: mirror ?? '',
    coats: [...coats],
    engraving,
  };
}
