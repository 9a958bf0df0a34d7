import { namesOf } from '../vocabulary/by-name.ts';
import { measureNumbers, wishNumbers } from './order-numbers.ts';
import { type RxOrder, rxOrder } from './rx-order.ts';

const measureNames = namesOf(measureNumbers);
const wishNames = namesOf(wishNumbers);

/**
 * A stored order, completed with the fields that did not exist when it was stored. Only older orders are parsed with
 * the schema, because that takes time.
 */
export function storedRx(content: RxOrder): RxOrder {
  return isWhole(content) ? content : rxOrder.parse(content);
}

/** The standard shape is the newest of the fields that are not numbers. */
function isWhole({ frame, measures, wishes }: Partial<RxOrder>): boolean {
  return (
    frame?.shape !== undefined &&
    measureNames.every((name) => measures?.[name] !== undefined) &&
    wishNames.every((name) => wishes?.[name] !== undefined)
  );
}
