import type { LensKind } from '../../catalogue/lens.ts';
import type { FrameType, Job } from '../../frame/frame.ts';
import type { TracedFrame } from '../../frame/trace-doubts.ts';
import type { Prism } from '../../optics/prism.ts';
import { type SpheroCylinder, toMinusForm } from '../../optics/sphero-cylinder.ts';
import type { CentringMeasures } from '../centration.ts';
import type { LensUse } from '../lens-use.ts';
import type { Prescribed } from '../prescribed.ts';

/**
 * An eye's values as seen by the warnings: hundredths of a dioptre, tenths of a millimetre, degrees; null if unknown or
 * in error.
 */
export interface SoundEye extends CentringMeasures {
  readonly sphere: number | null;
  readonly cylinder: number | null;
  readonly axis: number | null;
  readonly add: number | null;
  readonly prism?: Prism | null;
}

/** An order as seen by the warnings, half typed or complete. Null for an eye that is not ordered. */
export interface SoundRx {
  readonly prescribed: Prescribed;
  readonly right: SoundEye | null;
  readonly left: SoundEye | null;
  readonly use: LensUse | null;
  readonly lens: {
    readonly kind: LensKind | null;
    readonly design: string | null;
    readonly index: number | null;
    readonly coating: string | null;
    readonly isHardCoated: boolean;
  };
  readonly frame: {
    readonly type?: FrameType | null;
    readonly a: number | null;
    readonly b: number | null;
    readonly dbl: number | null;
    readonly ed: number | null;
    readonly traced?: TracedFrame | null;
  } | null;
  readonly wishes: {
    readonly diameter: number | null;
    readonly baseCurve: number | null;
    readonly centreThickness: number | null;
  };
  readonly job: Job;
  /** Whether there is a trace or a standard shape. */
  readonly isShaped: boolean;
}

/** Converts to minus form, an unknown cylinder as 0; null without a sphere. */
export function minusForm({ sphere, cylinder, axis }: SoundEye): SpheroCylinder | null {
  if (sphere === null) return null;
  return toMinusForm({ sphere, cylinder: cylinder ?? 0, axis });
}
