import type { OrderState } from '../../domain/lifecycle/order-state.ts';
import type { StationState } from '../../domain/lifecycle/scan.ts';

/** What became of a scan. */
export type ScanResult =
  /** Not sent yet, or without an answer. */
  | { kind: 'waiting' }
  /**
   * `there`: the order was in the station's state already. `stays`: this station may not move it. `stuck`: an order of
   * the delivery may not leave.
   */
  | { kind: 'moved' | 'there' | 'stays' | 'stuck'; state: OrderState }
  /** A breakage was recorded right after it. */
  | { kind: 'broken'; state: OrderState }
  /** `changed`: somebody else moved it at the same moment. */
  | { kind: 'notFound' | 'changed' | 'failed' };

/** The order on a ticket, as the server found it. */
export type ScannedOrder = { id: string; account: string };

/** A ticket that was scanned. Its id is the idempotency key, and becomes the id of the event. */
export type Scan = {
  id: string;
  number: string;
  station: StationState | null;
  /** The user who scanned it: only that user's session sends it. */
  user: string;
  /** ms since 1970. */
  at: number;
  result: ScanResult;
  /** Known once it was found; a delivery has none. */
  order?: ScannedOrder;
};
