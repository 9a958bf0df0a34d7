import type { LabEye, LabLens, LabOrder } from '../../src/domain/lab-file/order.ts';
import { type RxOrder, rxOrder } from '../../src/domain/rx/rx-order.ts';

/** The order one of our files was written from; throws if the panel could not have taken it. */
export function rxOfLab(lab: LabOrder): RxOrder {
  const { vertexDistance, pantoscopicTilt, wrap, ...shape } = lab.frame;
  const { material, brand, model, colour, size, parcel, ...frame } = shape;
  const { tint, tintDensity, tintForm } = lab.lens;
  const wished = lab.right ?? lab.left;
  const isTraced = !frame.shape && (lab.traces.right !== null || lab.traces.left !== null);
  return rxOrder.parse({
    kind: 'rx',
    reference: lab.reference,
    patient: lab.patient,
    remarks: lab.remarks,
    source: lab.source,
    people: {
      prescriber: lab.prescriber,
      prescribedOn: lab.prescribedOn || null,
      mobile: lab.mobile,
      insurance: lab.insurance,
      branch: lab.branch,
    },
    tray: lab.tray,
    requests: lab.requests,
    requestNote: lab.requestNote,
    right: lab.right && eyeOf(lab.right),
    left: lab.left && eyeOf(lab.left),
    lens: {
      design: lab.lens.design,
      index: lab.lens.index,
      colour: lab.lens.colour,
      coating: lab.lens.coating,
    },
    use: lab.lens.use,
    job: lab.job,
    frame,
    frameDetails: { material, brand, model, colour, size, parcel },
    trace: isTraced ? { ...lab.traces, kept: lab.kept } : null,
    measures: { vertexDistance, pantoscopicTilt, wrap, ...individualOf(lab.lens) },
    wishes: {
      diameter: wished?.diameter,
      baseCurve: wished?.baseCurve,
      centreThickness: wished?.centreThickness,
      edgeThickness: wished?.edgeThickness,
    },
    services: {
      tint: tint === '' ? null : { colour: tint, density: tintDensity, form: tintForm },
      mirror: lab.lens.mirror || null,
      coats: lab.lens.coats,
      engraving: lab.lens.engraving,
    },
    balance: lab.balance,
    acknowledged: lab.acknowledged,
  });
}

function eyeOf(eye: LabEye): unknown {
  const { diameter: _, baseCurve: __, centreThickness: ___, edgeThickness: ____, ...own } = eye;
  return own;
}

function individualOf(lens: LabLens) {
  const { corridor, readingDistance, inset, dominantEye, workingDistance, degression } = lens;
  return { corridor, readingDistance, inset, dominantEye, workingDistance, degression };
}
