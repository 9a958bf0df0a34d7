import { checkEye } from './eye-rules.ts';
import type { Issue } from './issue.ts';
import type { LensCatalogue } from './lens.ts';
import { followLens } from './lens-rules.ts';
import { eyeSides } from './prescription.ts';
import type { RxOrder } from './rx.ts';

/**
 * Everything that stands against a parsed order, in the order of the form's fields: the rules that bind the server
 * and the form alike. An order may come in either cylinder form.
 */
export function checkRx(order: RxOrder, catalogue: LensCatalogue): Issue[] {
  const lens = followLens({ kind: undefined, ...order.lens }, catalogue);
  const eyes = eyeSides.flatMap((side) => {
    const eye = order[side];
    return eye === null ? [] : checkEye(side, eye, lens);
  });
  return [...eyeMissing(order), ...eyes, ...lens.issues];
}

function eyeMissing({ right, left }: RxOrder): Issue[] {
  return right === null && left === null ? [{ path: 'right', code: 'eyeMissing' }] : [];
}
