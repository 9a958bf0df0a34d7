import { type EyeSide, eyeSides } from '../vocabulary/eye.ts';
import { ask, type Found } from './found.ts';
import type { Assigned } from './lines/written.ts';
import type { PastedPath, PastedValue } from './pasted-rx.ts';
import { plainNumber, readNumberAs, readWrittenAs } from './read-number.ts';
import { sidesOf } from './read-values.ts';
import { isPower, type Row } from './rows.ts';

/** The near sphere may be that of a reading lens or the sum with the addition; only the shop can know. */
export function askNear(
  found: Found,
  { field, numbers }: Assigned,
  { side, near, assigned }: Row,
  present: readonly EyeSide[],
): void {
  const [number] = numbers;
  if (!number || side === null) return;
  const { from, to } = number;
  const of = field as 'sphere' | 'cylinder' | 'axis';
  const text = plainNumber(number);
  const valuesOf = (
    as: 'sphere' | 'cylinder' | 'axis' | 'add',
    value: unknown,
    sides: readonly EyeSide[],
  ) =>
    sides.flatMap((each): PastedValue[] =>
      typeof value === 'number' ? [{ path: `${each}.${as}`, value, from, to }] : [],
    );
  const sides = sidesOf(side, []);
  const mayBeAdd = near === 'behind' && of === 'sphere' && assigned.filter(isPower).length === 1;
  const isUnsigned = mayBeAdd && number.kind === 'number' && !number.sign;
  const value = isUnsigned ? readNumberAs(of, `+${text}`) : readWrittenAs(of, number);
  const add = mayBeAdd ? readNumberAs('add', text) : null;
  const choices = [
    { answer: 'add both', values: present.length > 1 ? valuesOf('add', add, eyeSides) : [] },
    { answer: 'add', values: valuesOf('add', add, sides) },
    { answer: 'take', values: valuesOf(of, value, sides) },
  ].filter(({ values }) => values.length > 0);
  const path: PastedPath = `${side === 'left' ? 'left' : 'right'}.${of}`;
  ask(found, { code: 'nearPower', path, choices, from, to });
}
