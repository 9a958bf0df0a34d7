import type { RoundPower } from '../../optics/sphero-cylinder.ts';
import { usualBaseCurve } from '../../optics/usual-curve.ts';
import { eyeSides } from '../../vocabulary/eye.ts';
import { warnOfDiameter } from './blank-warnings.ts';
import type { FoundWarning } from './dismissals.ts';
import { minusForm, type SoundRx } from './sound-rx.ts';

/**
 * A requested base curve may be this much flatter or steeper than usual, hundredths of a dioptre. General knowledge,
 * and generous: wrapped frames take 8 D for weak minus.
 */
const curveTolerance = 400;

/** A centre thinner than this breaks easily; tenths of a millimetre (optics of the trade). */
const leastCentre = 10;

/** Warnings about the requested lens measures. */
export function warnOfWishes(rx: SoundRx): FoundWarning[] {
  const { centreThickness } = rx.wishes;
  const findings = [...warnOfDiameter(rx), ...warnOfCurve(rx)];
  if (centreThickness !== null && centreThickness < leastCentre) {
    const params = { least: leastCentre };
    findings.push({ code: 'centreThin', path: 'wishes.centreThickness', params });
  }
  return findings;
}

function warnOfCurve({ wishes: { baseCurve }, ...rx }: SoundRx): FoundWarning[] {
  if (baseCurve === null) return [];
  const powers = eyeSides.map((side) => rx[side] && minusForm(rx[side]));
  const misfit = powers.find((power) => power && !fitsCurve(power, baseCurve));
  if (!misfit) return [];
  const params = { usual: usualBaseCurve(misfit) };
  return [{ code: 'curveUnusual', path: 'wishes.baseCurve', params }];
}

/**
 * Aspheric plus lenses are flatter than Vogel's rule: they steepen by half of the power, just as minus lenses flatten.
 */
function fitsCurve(power: RoundPower, baseCurve: number): boolean {
  const usual = usualBaseCurve(power);
  const aspheric = 600 + Math.round((2 * power.sphere + power.cylinder) / 4);
  const [flattest, steepest] = [Math.min(usual, aspheric), usual];
  return baseCurve >= flattest - curveTolerance && baseCurve <= steepest + curveTolerance;
}
