import type { LensKind } from '../../catalogue/lens.ts';
import type { Job } from '../../frame/frame.ts';
import type { Prism } from '../../optics/prism.ts';
import type { CentringMeasures } from '../centration.ts';
import type { LensUse } from '../rx-order.ts';

/** What warnings look at in one eye: hundredths of a dioptre, tenths of a millimetre, degrees; null is not known. */
export interface WarnedEye extends CentringMeasures {
  readonly sphere: number | null;
  readonly cylinder: number | null;
  readonly axis: number | null;
  readonly add: number | null;
  readonly prism?: Prism | null;
}

/** What warnings look at in an order, ready or half written. An eye that is not ordered is null. */
export interface WarnedRx {
  readonly right: WarnedEye | null;
  readonly left: WarnedEye | null;
  readonly use: LensUse | null;
  readonly lens: {
    readonly kind: LensKind | null;
    readonly design: string | null;
    readonly index: number | null;
    readonly coating: string | null;
    readonly isHardCoated: boolean;
  };
  readonly frame: {
    readonly a: number | null;
    readonly b: number | null;
    readonly dbl: number | null;
    readonly ed: number | null;
  } | null;
  readonly job: Job;
  readonly isTraced: boolean;
}
