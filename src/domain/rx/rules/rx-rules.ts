import { followLens } from '../../catalogue/follow-lens.ts';
import type { LensCatalogue } from '../../catalogue/lens.ts';
import { namesOf } from '../../vocabulary/by-name.ts';
import { type EyeSide, eyeSides } from '../../vocabulary/eye.ts';
import type { Issue } from '../../vocabulary/issue.ts';
import type { KnownNumber } from '../known-number.ts';
import type { KnownEye, KnownRx } from '../known-rx.ts';
import { checkNumber } from '../number-fields.ts';
import { wishNumbers, wornNumbers } from '../order-numbers.ts';
import { checkPrescribed } from '../prescribed.ts';
import type { EyeContext } from './eye-rules.ts';
import { checkEye } from './eye-rules.ts';
import { checkFrame, sideOfBox } from './frame-rules.ts';
import { checkIndividual } from './individual-rules.ts';
import { checkRequests } from './request-rules.ts';
import { checkServices } from './service-rules.ts';

/** Issues by part of the form, in form order. */
export interface RxFindings {
  readonly people: readonly Issue[];
  readonly eyes: readonly Issue[];
  readonly lens: readonly Issue[];
  readonly services: readonly Issue[];
  readonly frame: readonly Issue[];
  readonly more: readonly Issue[];
}

/** All issues of an order, except those that only a draft or only a schema can have. */
export function findIssues(rx: KnownRx, catalogue: LensCatalogue): RxFindings {
  const { issues: lens, ...found } = followLens(rx.lens, catalogue);
  const context: EyeContext = {
    ...found,
    use: rx.use,
    job: rx.job,
    frameHeight: sideOfBox('b', rx.frame, rx.traced),
  };
  return {
    people: checkPrescribed(rx.prescribed),
    eyes: eyeSides.flatMap((side) => {
      const eye = rx[side];
      return eye === null ? [] : checkEye(side, eye, context);
    }),
    lens,
    services: checkServices(rx.services, rx.lens, catalogue),
    frame: checkFrame(rx.frame, rx.job, rx.traced),
    more: checkMore(rx, context),
  };
}

function checkMore({ measures, wishes, ...rx }: KnownRx, { design, kind }: EyeContext): Issue[] {
  return [
    ...namesOf(wornNumbers).flatMap((field) => checkNumber(`measures.${field}`, measures[field])),
    ...checkIndividual(measures, design, [rx.right, rx.left]),
    ...checkCorridor(measures.corridor, design?.corridors, [rx.right, rx.left]),
    ...namesOf(wishNumbers).flatMap((field) => checkNumber(`wishes.${field}`, wishes[field])),
    ...checkBalance(rx),
    ...checkRequests(rx, kind),
  ];
}

/** Space needed below a progressive's corridor, tenths of a millimetre (optics of the trade). */
const belowCorridor = 40;

/** A corridor must be one the design offers, and end inside the lower of the two lenses. */
function checkCorridor(
  corridor: KnownNumber,
  offered: readonly number[] | undefined,
  eyes: readonly (KnownEye | null)[],
): Issue[] {
  if (typeof corridor !== 'number' || !offered) return [];
  const path = 'measures.corridor';
  if (!offered.includes(corridor)) return [{ path, code: 'notOffered' }];
  const heights = eyes.map((eye) => eye?.height).filter((height) => typeof height === 'number');
  const max = Math.min(...heights) - belowCorridor;
  return corridor > max ? [{ path, code: 'corridorTooLong', params: { max } }] : [];
}

/** A balance lens is only for an eye that is not ordered. */
function checkBalance({ balance, right, left }: Pick<KnownRx, 'balance' | EyeSide>): Issue[] {
  if (balance === null) return [];
  const isFree = (balance === 'right' ? right : left) === null;
  return isFree ? [] : [{ path: 'balance', code: 'balanceOrdered' }];
}
