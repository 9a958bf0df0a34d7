import { namesOf } from '../vocabulary/by-name.ts';
import { measureNumbers, wishNumbers } from './order-numbers.ts';
import { type RxOrder, rxOrder } from './rx-order.ts';

const measureNames = namesOf(measureNumbers);
const wishNames = namesOf(wishNumbers);

/** A stored order with the fields that it was stored without. Only an older one is read by the schema: it takes time. */
export function storedRx(content: RxOrder): RxOrder {
  return isWhole(content) ? content : rxOrder.parse(content);
}

/** Of the fields that are no numbers, the standard shape came last. */
function isWhole({ frame, measures, wishes }: Partial<RxOrder>): boolean {
  return (
    frame?.shape !== undefined &&
    measureNames.every((name) => measures?.[name] !== undefined) &&
    wishNames.every((name) => wishes?.[name] !== undefined)
  );
}
