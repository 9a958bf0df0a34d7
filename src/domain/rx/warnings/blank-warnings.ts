import { hasPlusMeridian, minimumBlank, smallestBlank } from '../../optics/blank-size.ts';
import { type EyeSide, eyeSides } from '../../vocabulary/eye.ts';
import { centringOf, centringPd } from '../centration.ts';
import type { FoundWarning } from './dismissals.ts';
import { minusForm, type SoundEye, type SoundRx } from './sound-rx.ts';

/** Warns if none of the available blanks is large enough. */
export function warnOfBlank(
  side: EyeSide,
  eye: SoundEye,
  rx: SoundRx,
  blanks: readonly number[],
): FoundWarning[] {
  const least = leastBlank(eye, rx);
  if (least === 0 || smallestBlank(least, blanks) !== undefined) return [];
  const params = { least, largest: Math.max(0, ...blanks) };
  const path = `${side}.${centringPd({ kind: rx.lens.kind, use: rx.use })}`;
  return [{ code: 'blankTooLarge', path, params }];
}

/** The requested diameter is for both lenses, so the larger one counts. */
export function warnOfDiameter(rx: SoundRx): FoundWarning[] {
  const { diameter } = rx.wishes;
  const least = Math.max(...eyeSides.map((side) => leastBlank(rx[side], rx)));
  if (diameter === null || diameter >= least) return [];
  return [{ code: 'diameterSmall', path: 'wishes.diameter', params: { least } }];
}

/** Minimum blank of an eye, tenths of a millimetre; 0 while a value it needs is unknown. */
function leastBlank(eye: SoundEye | null, { frame, lens, use }: SoundRx): number {
  const power = eye && minusForm(eye);
  if (!frame || !power) return 0;
  const { pd, height } = centringOf(eye, { kind: lens.kind, use });
  const { a, b, dbl, ed } = frame;
  if (a === null || b === null || dbl === null || pd === null) return 0;
  const isPlus = hasPlusMeridian(power);
  const { isHardCoated } = lens;
  return minimumBlank({ a, b, dbl, ed }, { pd, height }, { isPlus, isHardCoated });
}
