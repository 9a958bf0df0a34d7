import type { ComponentType } from 'react';
import type { Order, OrderKind } from '../../domain/order/order.ts';
import { AccessoriesSheet } from './AccessoriesSheet.tsx';
import { RxSheet } from './RxSheet.tsx';
import { StockSheet } from './StockSheet.tsx';

type SheetProps<Kind extends OrderKind> = { order: Extract<Order, { kind: Kind }>; isLab: boolean };

/** Component for each kind of order on the order's page. */
const sheets: { [Kind in OrderKind]: ComponentType<SheetProps<Kind>> } = {
  rx: RxSheet,
  stock: StockSheet,
  accessories: AccessoriesSheet,
};

/** The sheet for the order; the record's type pairs each kind with its own. */
export function sheetOf(order: Order): ComponentType<SheetProps<OrderKind>> {
  return sheets[order.kind] as ComponentType<SheetProps<OrderKind>>;
}
