import type { PowerBand } from '../catalogue/lens.ts';
import { addPowers } from '../vocabulary/power.ts';
import type { Field, TypedParts } from './field.ts';
import { readForm } from './read-form.ts';

/** Step of the preview in hundredths of a dioptre, the step in which powers are ordered. */
const step = 25;

/** Largest preview. Ranges beyond it are mistakes, which their fields report. */
const bounds = { sphere: 3000, cylinder: 1000 } as const;

type Range = Pick<PowerBand, 'sphereMin' | 'sphereMax' | 'cylinderMin' | 'combinedMin'>;

/** A power in the preview and the indices of the ranges that contain it: none is a gap, two an overlap. */
export type PowerCell = {
  readonly sphere: number;
  readonly cylinder: number;
  readonly bands: readonly number[];
};

/** Powers by sphere, strongest plus first, then by cylinder starting at 0. */
export type PowerCells = {
  readonly spheres: readonly number[];
  readonly cylinders: readonly number[];
  readonly rows: readonly (readonly PowerCell[])[];
};

const downTo = (from: number, to: number) =>
  Array.from(
    { length: Math.max(0, Math.floor((from - to) / step) + 1) },
    (_, index) => from - index * step,
  );

const onStep = (value: number, round: (steps: number) => number) => round(value / step) * step;

function holds(band: Range, sphere: number, cylinder: number): boolean {
  return (
    sphere >= band.sphereMin &&
    sphere <= band.sphereMax &&
    cylinder >= band.cylinderMin &&
    addPowers(sphere, cylinder) >= band.combinedMin
  );
}

/** The powers a lens is made in, in quarter dioptres and minus form; empty without ranges. */
export function powerCells(bands: readonly Range[]): PowerCells {
  if (bands.length === 0) return { spheres: [], cylinders: [], rows: [] };
  const most = Math.min(bounds.sphere, Math.max(...bands.map(({ sphereMax }) => sphereMax)));
  const least = Math.max(-bounds.sphere, Math.min(...bands.map(({ sphereMin }) => sphereMin)));
  const strongest = Math.max(
    -bounds.cylinder,
    Math.min(...bands.map(({ cylinderMin }) => cylinderMin)),
  );
  const spheres = downTo(onStep(most, Math.floor), least);
  const cylinders = downTo(0, strongest);
  const cell = (sphere: number, cylinder: number) => ({
    sphere,
    cylinder,
    bands: bands.flatMap((band, index) => (holds(band, sphere, cylinder) ? [index] : [])),
  });
  return {
    spheres,
    cylinders,
    rows: spheres.map((sphere) => cylinders.map((cylinder) => cell(sphere, cylinder))),
  };
}

/** The powers of typed ranges. Rows that cannot be read yet are left out. */
export function typedPowerCells(fields: readonly Field[], rows: readonly TypedParts[]): PowerCells {
  const bands = rows.flatMap((row) => {
    const { value, faults } = readForm(fields, row);
    const isRead = Object.keys(faults).every((path) => path === 'price');
    return isRead ? [value as PowerBand] : [];
  });
  return powerCells(bands);
}
