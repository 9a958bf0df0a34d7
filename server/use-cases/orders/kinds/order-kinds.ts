import type { OrderKind } from '../../../../src/domain/order/order.ts';
import { accessories } from './accessories.ts';
import type { OrderKindRules } from './order-kind.ts';
import { rx } from './rx.ts';
import { stock } from './stock.ts';

/** Every kind of order. The compiler requires each new kind to be listed here. */
export const orderKinds: { readonly [Kind in OrderKind]: OrderKindRules<Kind> } = {
  rx,
  stock,
  accessories,
};
