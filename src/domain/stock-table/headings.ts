import type { StockUnit } from '../shelf/pieces.ts';
import { readPower } from '../typed/power.ts';
import { meaningOf } from './words.ts';

/** Columns of a list, from 0. Without a unit, quantities are in the screen's. */
export type ListForm = {
  readonly kind: 'list';
  readonly lens: number | null;
  readonly diameter: number | null;
  readonly sphere: number;
  readonly cylinder: number;
  readonly amount: number;
  readonly unit: StockUnit | null;
};

/** Cylinder of each column of a grid; null for columns to skip. The first column has the spheres. */
export type GridForm = { readonly kind: 'grid'; readonly cylinders: readonly (number | null)[] };

export type TableForm = ListForm | GridForm;

/** Recognises a heading row: column names of a list, or cylinders of a grid. */
export function formOf(headings: readonly string[]): TableForm | 'cylinderSign' | null {
  return listForm(headings) ?? gridForm(headings);
}

function listForm(headings: readonly string[]): ListForm | null {
  const words = headings.map(meaningOf);
  const columnOf = (word: (typeof words)[number]) => {
    const found = words.indexOf(word);
    return found < 0 ? null : found;
  };
  const unit = (['pieces', 'pairs'] as const).find((each) => words.includes(each)) ?? null;
  const [sphere, cylinder, amount] = [
    columnOf('sphere'),
    columnOf('cylinder'),
    columnOf(unit ?? 'amount'),
  ];
  if (sphere === null || cylinder === null || amount === null) return null;
  return {
    kind: 'list',
    lens: columnOf('lens'),
    diameter: columnOf('diameter'),
    sphere,
    cylinder,
    amount,
    unit,
  };
}

function gridForm([corner = '', ...headings]: readonly string[]): GridForm | 'cylinderSign' | null {
  if (isPower(corner)) return null;
  const cylinders: (number | null)[] = [null];
  for (const heading of headings) {
    const reading = readPower(heading, { sign: 'optional', isSpoken: true });
    const isOther = reading.kind === 'empty' || meaningOf(heading) === 'total';
    if (reading.kind === 'problem' && !isOther) return null;
    const cylinder = reading.kind === 'power' ? reading.value : null;
    // Stock is in minus form, and a cylinder without a sign could be either.
    if (cylinder !== null && cylinder > 0) return 'cylinderSign';
    cylinders.push(cylinder);
  }
  return cylinders.some((cylinder) => cylinder !== null) ? { kind: 'grid', cylinders } : null;
}

const isPower = (text: string) => readPower(text, { sign: 'optional' }).kind === 'power';
