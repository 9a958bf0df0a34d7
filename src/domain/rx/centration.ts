import type { LensKind } from '../catalogue/lens.ts';
import type { LensUse } from './lens-use.ts';

/** Kind and use of a lens, as far as known. */
export interface Purpose {
  readonly kind?: LensKind | null | undefined;
  readonly use?: LensUse | null | undefined;
}

/** Measurements that can centre a lens, tenths of a millimetre; null if unknown. */
export interface CentringMeasures {
  readonly pd: number | null;
  readonly nearPd: number | null;
  /** From the prescription table: fitting or segment height; for single vision, height of the optical centre. */
  readonly height: number | null;
  /** Height of the optical centre, if given separately. */
  readonly centreHeight: number | null;
}

/** Where a lens is centred, tenths of a millimetre: monocular PD, and height above the frame's lowest point. */
export interface Centring {
  readonly pd: number | null;
  readonly height: number | null;
}

/** Whether it is a single vision reading lens; only single vision lenses have a use. */
export function isForNear({ kind, use }: Purpose): boolean {
  return use === 'near' && kind !== 'bifocal' && kind !== 'progressive';
}

/** Reading lenses are centred on the near PD, all others on the distance PD (optics of the trade). */
export function centringPd(purpose: Purpose): 'pd' | 'nearPd' {
  return isForNear(purpose) ? 'nearPd' : 'pd';
}

/** Where the lens of an eye is centred; its height is the optical centre’s if that was measured. */
export function centringOf(eye: CentringMeasures, purpose: Purpose): Centring {
  return {
    pd: eye[centringPd(purpose)],
    height: eye.centreHeight ?? eye.height,
  };
}
