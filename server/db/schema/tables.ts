import type { AccessoryTables } from './accessory-tables.ts';
import type { AccountTables } from './account-tables.ts';
import type { AuditTables } from './audit-tables.ts';
import type { CounterTables } from './counter-tables.ts';
import type { DeliveryTables } from './delivery-tables.ts';
import type { FrameTables } from './frame-tables.ts';
import type { HandOffTables } from './hand-off-tables.ts';
import type { InvoiceTables } from './invoice-tables.ts';
import type { JobTables } from './job-tables.ts';
import type { LabPageTables } from './lab-page-tables.ts';
import type { LedgerTables } from './ledger-tables.ts';
import type { LensTables } from './lens-tables.ts';
import type { ListTables } from './list-tables.ts';
import type { NoticeTables } from './notice-tables.ts';
import type { NotificationTables } from './notification-tables.ts';
import type { OrderTables } from './order-tables.ts';
import type { PaymentTables } from './payment-tables.ts';
import type { PriceTables } from './price-tables.ts';
import type { ReportTables } from './report-tables.ts';
import type { RevisionTables } from './revision-tables.ts';
import type { SecondFactorTables } from './second-factor-tables.ts';
import type { ShelfTables } from './shelf-tables.ts';
import type { StockTables } from './stock-tables.ts';
import type { WarrantyTables } from './warranty-tables.ts';

/** All tables. */
export type Tables = AccountTables &
  SecondFactorTables &
  OrderTables &
  LedgerTables &
  InvoiceTables &
  PaymentTables &
  DeliveryTables &
  CounterTables &
  NoticeTables &
  NotificationTables &
  LensTables &
  ListTables &
  ShelfTables &
  StockTables &
  AccessoryTables &
  FrameTables &
  PriceTables &
  AuditTables &
  LabPageTables &
  WarrantyTables &
  JobTables &
  HandOffTables &
  ReportTables &
  RevisionTables;
