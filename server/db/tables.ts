import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Role } from '../../src/domain/account.ts';
import type { LensColour, LensKind, ServiceKind } from '../../src/domain/lens.ts';
import type { Order, OrderState, PlacedRx, PlacedStock } from '../../src/domain/order.ts';

/** An instant the database writes down by its own clock unless told. */
type Instant = ColumnType<Date, Date | undefined, Date>;

interface AccountRow {
  account_id: string;
  name: string;
  /** By which prices go. */
  tier: Generated<string>;
  most_lines: Generated<number>;
  most_pieces: Generated<number>;
  orders_per_minute: Generated<number>;
  created_at: Instant;
}

interface UserRow {
  account_id: string;
  id: string;
  username: string;
  name: string;
  role: Role;
  password_hash: string;
  created_at: Instant;
}

interface LoginRow {
  username: string;
  account_id: string;
  user_id: string;
}

interface SessionRow {
  account_id: string;
  token_hash: Buffer;
  user_id: string;
  created_at: Instant;
  seen_at: Instant;
}

interface LoginAttemptRow {
  subject: Buffer;
  failures: Generated<number>;
  known: Generated<boolean>;
  last_at: Instant;
  free_at: Instant;
}

interface SecretRow {
  name: string;
  value: Buffer;
}

/** What the row of an order holds that depends on its kind. */
export type OrderContent =
  | (Pick<PlacedRx, 'kind' | 'content' | 'price'> & { lens_names: PlacedRx['lens']; pieces: null })
  | (Pick<PlacedStock, 'kind' | 'content' | 'price'> & {
      lens_names: PlacedStock['lenses'];
      pieces: number;
    });

/** A withdrawn one is no order: it only keeps an id taken, and the columns of its content are null. */
interface OrderRow {
  account_id: string;
  id: string;
  kind: Order['kind'] | 'withdrawn';
  content: JSONColumnType<OrderContent['content']>;
  price: JSONColumnType<OrderContent['price']>;
  lens_names: JSONColumnType<OrderContent['lens_names']>;
  pieces: number | null;
  placed_at: Instant;
  placed_by: string;
  request_hash: Buffer;
}

interface OrderEventRow {
  account_id: string;
  order_id: string;
  id: string;
  at: Instant;
  state: OrderState;
  by_account: string;
  by_user: string;
  by_name: string;
  message: Generated<string>;
}

interface CatalogueRow {
  single: Generated<boolean>;
  revision: string;
}

interface CoatingRow {
  id: string;
  position: number;
  name_fa: string;
  name_en: string;
  price: number | null;
  is_hard: Generated<boolean>;
}

interface LensServiceRow {
  id: string;
  position: number;
  kind: ServiceKind;
  name_fa: string;
  name_en: string;
  price: number | null;
}

interface LensConflictRow {
  one: string;
  other: string;
  position: number;
  reason_fa: string;
  reason_en: string;
}

interface LensDesignRow {
  id: string;
  position: number;
  kind: LensKind;
  name_fa: string;
  name_en: string;
  minimum_height: number | null;
  corridors: Generated<number[]>;
}

interface VariantKey {
  design_id: string;
  refractive_index: number;
  colour: LensColour;
  position: number;
}

interface LensVariantCoatingRow extends VariantKey {
  coating_id: string;
}

interface LensBandRow extends VariantKey {
  sphere_min: number;
  sphere_max: number;
  cylinder_min: number;
  combined_min: number;
  price: number | null;
}

interface StockLensRow {
  id: string;
  position: number;
  code: string;
  name_fa: string;
  name_en: string;
  refractive_index: number;
}

interface StockCellRow {
  lens_id: string;
  diameter: number;
  sphere: number;
  cylinder: number;
  on_hand: number;
}

interface StockBandKey {
  lens_id: string;
  tier: string;
  position: number;
}

interface StockBandRow extends StockBandKey {
  sphere_min: number;
  sphere_max: number;
  cylinder_min: number;
  cylinder_max: number;
  diameter: number | null;
}

interface StockBreakRow extends StockBandKey {
  from_pieces: number;
  price: number | null;
}

/** The tables as the migrations make them. */
export interface Tables {
  accounts: AccountRow;
  users: UserRow;
  logins: LoginRow;
  sessions: SessionRow;
  login_attempts: LoginAttemptRow;
  secrets: SecretRow;
  orders: OrderRow;
  order_events: OrderEventRow;
  catalogue: CatalogueRow;
  coatings: CoatingRow;
  lens_services: LensServiceRow;
  lens_conflicts: LensConflictRow;
  lens_designs: LensDesignRow;
  lens_variants: VariantKey;
  lens_variant_coatings: LensVariantCoatingRow;
  lens_bands: LensBandRow;
  stock_lenses: StockLensRow;
  stock_cells: StockCellRow;
  stock_bands: StockBandRow;
  stock_breaks: StockBreakRow;
}
