import type { EyeSide } from '../../vocabulary/eye.ts';
import { centringOf, centringPd } from '../centration.ts';
import type { FoundWarning } from './dismissals.ts';
import { outside } from './findings.ts';
import type { SoundEye, SoundRx } from './sound-rx.ts';

/** Usual distance between the lenses, inclusive, tenths of a millimetre (optics of the trade). */
const usualDbl = { min: 100, max: 260 };

/** Minimum refractive index for drilled lenses, hundredths: others crack at the holes (optics of the trade). */
const leastRimlessIndex = 156;

/**
 * Minimum frame height above a progressive's fitting cross, for distance vision; tenths of a millimetre (optics of the
 * trade).
 */
const leastAbove = 100;

/** Maximum distances of a lens's centre from the middle of its box, tenths of a millimetre (optics of the trade). */
const usualOffset = { outwards: 20, vertical: 80 };

/** Warnings about the frame by itself. */
export function warnOfFrame({ frame, lens, job, isShaped }: SoundRx): FoundWarning[] {
  const findings = outside('dblUnusual', 'frame.dbl', frame?.dbl ?? null, usualDbl);
  const isLow = lens.index !== null && lens.index < leastRimlessIndex;
  if (frame?.type === 'rimless' && isLow) {
    const params = { least: leastRimlessIndex };
    findings.push({ code: 'rimlessIndex', path: 'frame.type', params });
  }
  // Without a trace or a standard shape, the lab edges to a similar shape of its choice.
  if (job === 'remoteEdged' && !isShaped) {
    findings.push({ code: 'shapeUnknown', path: 'frame.type' });
  }
  return findings;
}

/** Warnings about where a lens is centred in its box. */
export function warnOfCentring(side: EyeSide, eye: SoundEye, rx: SoundRx): FoundWarning[] {
  return [...warnOfHeight(side, eye, rx), ...warnOfCentre(side, eye, rx)];
}

function warnOfHeight(
  side: EyeSide,
  { height }: SoundEye,
  { frame, lens }: SoundRx,
): FoundWarning[] {
  const b = frame?.b ?? null;
  // From B up it is an error, `heightAboveFrame`.
  if (lens.kind !== 'progressive' || height === null || b === null || height >= b) return [];
  const above = b - height;
  if (above >= leastAbove) return [];
  return [{ code: 'littleAbove', path: `${side}.height`, params: { above, least: leastAbove } }];
}

/** Distances are compared doubled, so that halves of a tenth stay whole. */
function warnOfCentre(side: EyeSide, eye: SoundEye, rx: SoundRx): FoundWarning[] {
  const { a = null, b = null, dbl = null } = rx.frame ?? {};
  const purpose = { kind: rx.lens.kind, use: rx.use };
  const { pd } = centringOf(eye, purpose);
  const findings: FoundWarning[] = [];
  const outwards = a === null || dbl === null || pd === null ? 0 : 2 * pd - a - dbl;
  if (outwards > 2 * usualOffset.outwards) {
    const path = `${side}.${centringPd(purpose)}`;
    findings.push({
      code: 'centreOutwards',
      path,
      params: { difference: Math.ceil(outwards / 2) },
    });
  }
  // The height of a multifocal is that of its cross or segment.
  const field =
    eye.centreHeight === null && rx.lens.kind === 'singleVision' ? 'height' : 'centreHeight';
  const height = eye[field];
  const vertical = b === null || height === null ? 0 : Math.abs(2 * height - b);
  if (vertical > 2 * usualOffset.vertical) {
    const path = `${side}.${field}`;
    findings.push({ code: 'centreFar', path, params: { difference: Math.ceil(vertical / 2) } });
  }
  return findings;
}
