import type { LensKind } from '../catalogue/lens.ts';
import { standardTraces } from '../frame/standard-outline.ts';
import { measuresOfTrace } from '../frame/trace-shape.ts';
import type { EyePrescription } from '../optics/eye-prescription.ts';
import type { PlacedRx } from '../order/order.ts';
import { centringOf } from '../rx/centration.ts';
import { deskNumbers, nearNumbers, wornNumbers } from '../rx/order-numbers.ts';
import type { RxOrder } from '../rx/rx-order.ts';
import { byName } from '../vocabulary/by-name.ts';
import type { LabEye, LabFrame, LabLens, LabOrder } from './order.ts';

/** Converts a placed order. `kind` is the catalogue's; null if it no longer has the design. */
export function labOrderOf(order: PlacedRx, kind: LensKind | null): LabOrder {
  const { content, account, number } = order;
  const { right, left } = content;
  return {
    number,
    account: account.name,
    accountId: account.id,
    client: account.name,
    patient: content.patient,
    reference: content.reference,
    ...content.people,
    prescribedOn: content.people.prescribedOn ?? '',
    tray: content.tray,
    remarks: content.remarks,
    source: content.source,
    requests: content.requests,
    requestNote: content.requestNote,
    job: content.job,
    right: right && labEye(right, content, kind),
    left: left && labEye(left, content, kind),
    balance: content.balance,
    frame: labFrame(content),
    lens: labLens(order, kind),
    traces: labTraces(content),
    kept: content.trace?.kept ?? [],
    acknowledged: content.acknowledged,
  };
}

/** Requested values apply to every ordered lens. For single vision, the height is that of the optical centre. */
function labEye(eye: EyePrescription, order: RxOrder, kind: LensKind | null): LabEye {
  const { use, wishes } = order;
  const isSingleVision = kind === 'singleVision' || (kind === null && use !== null);
  const { height } = centringOf(eye, { kind, use });
  const heights = isSingleVision ? { height: null, centreHeight: height } : {};
  return { ...eye, ...heights, ...wishes };
}

/** A standard shape is also written as a trace, so that edgers accept it; `_SHAPE` marks it as not traced. */
function labTraces({ trace, frame }: RxOrder): LabOrder['traces'] {
  const { right, left } = trace ?? standardTraces(frame) ?? { right: null, left: null };
  return { right, left };
}

/** For a traced frame, A and B come from the trace if they were not typed. */
function labFrame({ frame, frameDetails, trace, measures }: RxOrder): LabFrame {
  const traced = trace && measuresOfTrace(trace);
  const [a, b] = [frame.a ?? traced?.a ?? null, frame.b ?? traced?.b ?? null];
  return { ...frame, a, b, ...frameDetails, ...byName(wornNumbers, (name) => measures[name]) };
}

function labLens({ content, lens: names }: PlacedRx, kind: LensKind | null): LabLens {
  const { lens, services, measures, use } = content;
  return {
    kind,
    // The catalogue does not describe a design's segment or material.
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
    ...byName(nearNumbers, (name) => measures[name]),
    ...byName(deskNumbers, (name) => measures[name]),
    dominantEye: measures.dominantEye,
  };
}
