import type { ColumnType, Generated } from 'kysely';
import type { ListedAs } from '../../../src/domain/reports/counted-rows.ts';
import type { Measure, Part } from '../../../src/domain/reports/measures.ts';

type Measured = Record<Measure, Generated<number>>;

/** What an order currently contributes to the figures. */
interface OrderPartsRow {
  accountId: string;
  orderId: string;
  parts: ColumnType<Part[], string | undefined, string>;
}

/** The keys that an order is counted under. The lens is empty for all lenses. */
interface CountedOrderRow {
  accountId: string;
  lens: string;
  counted: ListedAs;
  placedAt: Date;
  orderId: string;
}

/** A change not yet added to the figures. */
interface FigureChangeRow extends Measured {
  accountId: string;
  id: string;
  /** The day the order was placed, at the lab, `2026-11-22`. */
  day: string;
  lens: string;
}

/** Sums for a day or month, one account or all, and one lens or all. */
interface FiguresRow extends Measured {
  accountId: string;
  span: 'day' | 'month';
  starts: string;
  lens: string;
}

/** How far the orders older than the figures have been counted. */
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
