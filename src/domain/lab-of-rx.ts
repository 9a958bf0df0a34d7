import type { LabEye, LabFrame, LabLens, LabOrder } from './lab-order.ts';
import type { LensKind } from './lens.ts';
import type { PlacedRx } from './order.ts';
import type { EyePrescription } from './prescription.ts';
import type { RxOrder } from './rx.ts';

/** A placed order as a lab file carries it. The kind of lens is the catalogue's; null where it no longer knows it. */
export function labOrderOf(order: PlacedRx, kind: LensKind | null): LabOrder {
  const { content, account, number } = order;
  const { right, left, wishes } = content;
  return {
    number,
    account: account.id,
    client: account.name,
    patient: content.patient,
    reference: content.reference,
    tray: content.tray,
    remarks: content.remarks,
    requests: content.requests,
    requestNote: content.requestNote,
    job: content.job,
    right: right && labEye(right, wishes),
    left: left && labEye(left, wishes),
    balance: content.balance,
    frame: labFrame(content),
    lens: labLens(order, kind),
    traces: { right: content.trace?.right ?? null, left: content.trace?.left ?? null },
    kept: content.trace?.kept ?? [],
    acknowledged: content.acknowledged,
  };
}

/** Wishes hold for every lens that is ordered. */
function labEye(eye: EyePrescription, wishes: RxOrder['wishes']): LabEye {
  return { ...eye, ...wishes };
}

function labFrame({ frame, measures }: RxOrder): LabFrame {
  const { vertexDistance, pantoscopicTilt, wrap } = measures;
  return { ...frame, vertexDistance, pantoscopicTilt, wrap };
}

function labLens({ content, lens: names }: PlacedRx, kind: LensKind | null): LabLens {
  const { lens, services, measures, use } = content;
  return {
    kind,
    // What segment or resin a design has, the catalogue does not say.
    segment: null,
    material: null,
    design: lens.design,
    name: names.design.en,
    index: lens.index,
    colour: lens.colour,
    coating: lens.coating,
    mirror: services.mirror ?? '',
    coats: services.coats,
    engraving: services.engraving,
    use,
    tint: services.tint?.colour ?? '',
    tintDensity: services.tint?.density ?? null,
    tintForm: services.tint?.form ?? null,
    corridor: measures.corridor,
  };
}
