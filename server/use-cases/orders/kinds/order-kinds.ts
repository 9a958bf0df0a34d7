import type { OrderKind } from '../../../../src/domain/order/order.ts';
import { accessories } from './accessories.ts';
import type { OrderKindRules } from './order-kind.ts';
import { rx } from './rx.ts';
import { stock } from './stock.ts';

/** Every kind of order; a new kind does not compile before it is here. */
export const orderKinds: { readonly [Kind in OrderKind]: OrderKindRules<Kind> } = {
  rx,
  stock,
  accessories,
};
