import { useMemo } from 'react';
import type { OrderSummary } from '../../domain/order/order.ts';
import { orders as words } from '../../i18n/orders/orders.ts';
import { titles } from '../../i18n/shell/shell.ts';
import { Table } from '../table/Table.tsx';
import { orderColumns } from './order-columns.tsx';

const idOf = ({ id }: OrderSummary) => id;

type OrdersTableProps = {
  /** Null until they are read. */
  orders: readonly OrderSummary[] | null;
  showsAccount?: boolean;
  /** Today at the lab, to tell late orders. */
  today?: string;
};

/** Orders in a table. Each row as a whole links to its order's page. */
export function OrdersTable(props: OrdersTableProps) {
  const { orders, showsAccount = false, today = '' } = props;
  const columns = useMemo(() => orderColumns({ showsAccount, today }), [showsAccount, today]);
  return (
    <Table
      name="orders"
      caption={showsAccount ? words.texts.ofAll : titles.texts.orders}
      columns={columns}
      rows={orders}
      idOf={idOf}
    />
  );
}
