import type { ColumnType, Generated } from 'kysely';
import type { ListedAs } from '../../../src/domain/reports/counted-rows.ts';
import type { Measure, Part } from '../../../src/domain/reports/measures.ts';

type Measured = Record<Measure, Generated<number>>;

/** What an order adds to the figures now. */
interface OrderPartsRow {
  accountId: string;
  orderId: string;
  parts: ColumnType<Part[], string | undefined, string>;
}

/** Under what an order is found; of all lenses the lens is empty. */
interface CountedOrderRow {
  accountId: string;
  lens: string;
  counted: ListedAs;
  placedAt: Date;
  orderId: string;
}

/** A change that is not in the figures yet. */
interface FigureChangeRow extends Measured {
  accountId: string;
  id: string;
  /** Of placing the order, at the lab, `2026-11-22`. */
  day: string;
  lens: string;
}

/** Sums of a day or month, of an account or of all, of a lens or of all. */
interface FiguresRow extends Measured {
  accountId: string;
  span: 'day' | 'month';
  starts: string;
  lens: string;
}

/** How far the orders that were there before the figures are counted. */
interface UncountedOrdersRow {
  single: Generated<boolean>;
  lastAccount: string;
  lastOrder: string;
}

export interface ReportTables {
  orderParts: OrderPartsRow;
  countedOrders: CountedOrderRow;
  figureChanges: FigureChangeRow;
  figures: FiguresRow;
  uncountedOrders: UncountedOrdersRow;
}
