import type { LabEye, LabLens, LabOrder } from '../../src/domain/lab-file/order.ts';
import { deskNumbers, nearNumbers, wishNumbers } from '../../src/domain/rx/order-numbers.ts';
import { type RxOrder, rxOrder } from '../../src/domain/rx/rx-order.ts';
import { byName, namesOf } from '../../src/domain/vocabulary/by-name.ts';

/** The order from which one of our files was written. Throws if the panel could not have accepted such an order. */
export function rxOfLab(lab: LabOrder): RxOrder {
  const { material, brand, model, colour, size, parcel, type, shape, a, b, dbl, ed, ...worn } =
    lab.frame;
  const { tint, tintDensity, tintForm } = lab.lens;
  const orderedEye = lab.right ?? lab.left;
  const isTraced = !shape && (lab.traces.right !== null || lab.traces.left !== null);
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
    frame: { type, shape, a, b, dbl, ed },
    frameDetails: { material, brand, model, colour, size, parcel },
    trace: isTraced ? { ...lab.traces, kept: lab.kept } : null,
    measures: { ...worn, ...individualOf(lab.lens) },
    wishes: {
      diameter: orderedEye?.diameter,
      ...byName(wishNumbers, (name) => orderedEye?.[name]),
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
  const wishNames: readonly string[] = ['diameter', ...namesOf(wishNumbers)];
  return Object.fromEntries(Object.entries(eye).filter(([name]) => !wishNames.includes(name)));
}

function individualOf(lens: LabLens) {
  const { corridor, dominantEye } = lens;
  return {
    ...byName(nearNumbers, (name) => lens[name]),
    ...byName(deskNumbers, (name) => lens[name]),
    corridor,
    dominantEye,
  };
}
