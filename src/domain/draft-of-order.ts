import type { LensKind } from './lens.ts';
import { formatPower, formatUnsignedPower } from './power.ts';
import { type EyeField, type EyePrescription, eyeFields } from './prescription.ts';
import { prismParts } from './prism.ts';
import type { RxOrder } from './rx.ts';
import { type EyeDraft, emptyRxDraft, type RxDraft } from './rx-draft.ts';

const millimetres = (tenths: number) => (tenths / 10).toFixed(tenths % 10 === 0 ? 0 : 1);

/** How the numbers of an eye are typed, in Latin digits. */
const typed: Record<EyeField, (value: number) => string> = {
  sphere: formatPower,
  cylinder: formatPower,
  axis: String,
  add: formatUnsignedPower,
  pd: millimetres,
  height: millimetres,
  nearPd: millimetres,
  centreHeight: millimetres,
};

type Writer = (latin: string) => string;

/**
 * A draft with everything an order asks for, as a shop would type it, to be ordered anew. Warnings that were dismissed
 * then have to be looked at again. The kind of lens is the catalogue's; without it the lens is chosen anew.
 */
export function draftOfOrder(order: RxOrder, kind: LensKind | null, write: Writer): RxDraft {
  const { right, left, lens, frame, measures, wishes } = order;
  const number = (value: number | null, format: (value: number) => string) =>
    value === null ? '' : write(format(value));
  return {
    ...emptyRxDraft(),
    reference: order.reference,
    patient: order.patient,
    tray: order.tray,
    remarks: order.remarks,
    requests: [...order.requests],
    requestNote: order.requestNote,
    eyes: right && left ? 'both' : right ? 'right' : 'left',
    ...(right ? { right: eyeDraft(right, write) } : {}),
    ...(left ? { left: eyeDraft(left, write) } : {}),
    ...(kind ? { lens: { kind, ...lens, index: String(lens.index) } } : {}),
    use: order.use ?? '',
    services: servicesDraft(order, write),
    job: order.job,
    frame: {
      type: frame.type ?? '',
      a: number(frame.a, millimetres),
      b: number(frame.b, millimetres),
      dbl: number(frame.dbl, millimetres),
      ed: number(frame.ed, millimetres),
    },
    trace: order.trace,
    measures: {
      vertexDistance: number(measures.vertexDistance, millimetres),
      refractedVertex: '',
      pantoscopicTilt: number(measures.pantoscopicTilt, String),
      wrap: number(measures.wrap, String),
      corridor: measures.corridor === null ? '' : String(measures.corridor),
    },
    wishes: {
      diameter: wishes.diameter === null ? '' : String(wishes.diameter),
      baseCurve: number(wishes.baseCurve, formatUnsignedPower),
      centreThickness: number(wishes.centreThickness, millimetres),
      edgeThickness: number(wishes.edgeThickness, millimetres),
    },
    balance: order.balance ? 'balance' : '',
  };
}

function eyeDraft(eye: EyePrescription, write: Writer): EyeDraft {
  const texts = eyeFields.map((field) => {
    const value = eye[field];
    return [field, value === null ? '' : write(typed[field](value))] as const;
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
