import type { LensKind } from '../catalogue/lens.ts';
import type { LensUse } from './rx-order.ts';

/** What a lens is for, as far as it is known. */
export interface Purpose {
  readonly kind?: LensKind | null | undefined;
  readonly use?: LensUse | null | undefined;
}

/** Where an eye may look through its lens, tenths of a millimetre; null is not known. */
export interface CentringMeasures {
  readonly pd: number | null;
  readonly nearPd: number | null;
  /** Of the row: fitting or segment height, for single vision that of the optical centre. */
  readonly height: number | null;
  /** Height of the optical centre, where it is given by itself. */
  readonly centreHeight: number | null;
}

/** Where a lens is centred, tenths of a millimetre: monocular PD, and height above the lowest point of the frame. */
export interface Centring {
  readonly pd: number | null;
  readonly height: number | null;
}

/** Single vision for reading alone; what other lenses are for is never asked. */
export function isForNear({ kind, use }: Purpose): boolean {
  return use === 'near' && kind !== 'bifocal' && kind !== 'progressive';
}

/** Single vision for near is centred on the near PD, every other lens on the distance PD. */
export function centringOf(eye: CentringMeasures, purpose: Purpose): Centring {
  return {
    pd: isForNear(purpose) ? eye.nearPd : eye.pd,
    height: eye.centreHeight ?? eye.height,
  };
}
