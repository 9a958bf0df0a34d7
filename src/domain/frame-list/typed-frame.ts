import type { FrameMaterial } from '../frame/details.ts';
import type { FrameType } from '../frame/frame.ts';
import { type FrameField, frameFields, frameLimits } from '../frame/measurements.ts';
import type { StandardShape } from '../frame/standard-shape.ts';
import { findUnsound, type KnownNumber } from '../rx/known-number.ts';
import { knownNumbers } from '../rx/number-fields.ts';
import { isStorable } from '../vocabulary/is-storable.ts';
import { textLimits } from '../vocabulary/limits.ts';
import { isEdBelowBox } from './ed-fault.ts';
import type { FrameEntry } from './frame-entry.ts';

const texts = ['brand', 'alias', 'model', 'size'] as const;

/** A frame of the lab’s list as typed: measures in millimetres, empty if unknown. */
export type TypedFrame = Record<(typeof texts)[number] | FrameField, string> & {
  type: FrameType | '';
  shape: StandardShape | '';
  material: FrameMaterial | '';
};
export type FrameFault = 'required' | 'tooLong' | 'unstorable' | 'measure' | 'edBelowBox' | 'taken';
type Faults = Partial<Record<keyof TypedFrame, FrameFault>>;

function faultOfText(name: (typeof texts)[number], typed: string): FrameFault | undefined {
  const text = typed.trim();
  if (text === '' && (name === 'brand' || name === 'model')) return 'required';
  if (text.length > textLimits.frame) return 'tooLong';
  return isStorable(text) ? undefined : 'unstorable';
}

const measure = (field: FrameField, value: KnownNumber) =>
  typeof value === 'number' && !findUnsound(value, frameLimits[field]) ? value : null;

/** Reads a typed frame, or returns faults by field. */
export function readTypedFrame(typed: TypedFrame): { entry: FrameEntry } | { faults: Faults } {
  const { brand, alias, model, size, type, shape, material } = typed;
  const read = knownNumbers(frameLimits, typed);
  const faults: Faults = {};
  for (const name of texts) {
    const fault = faultOfText(name, typed[name]);
    if (fault) faults[name] = fault;
  }
  for (const field of frameFields) {
    if (read[field] !== null && measure(field, read[field]) === null) faults[field] = 'measure';
  }
  const entry: FrameEntry = {
    brand: brand.trim(),
    alias: alias.trim(),
    model: model.trim(),
    size: size.trim(),
    type: type || null,
    shape: shape || null,
    material: material || null,
    a: measure('a', read.a),
    b: measure('b', read.b),
    dbl: measure('dbl', read.dbl),
    ed: measure('ed', read.ed),
  };
  if (isEdBelowBox(entry)) faults.ed = 'edBelowBox';
  return Object.keys(faults).length > 0 ? { faults } : { entry };
}
