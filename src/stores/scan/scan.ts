import type { OrderState } from '../../domain/lifecycle/order-state.ts';
import type { StationState } from '../../domain/lifecycle/scan.ts';

/** The result of a scan. */
export type ScanResult =
  /** Not sent yet, or not answered. */
  | { kind: 'waiting' }
  /**
   * `there`: the order was already in the station's state. `stays`: this station may not move it. `stuck`: an order of
   * the delivery may not leave.
   */
  | { kind: 'moved' | 'there' | 'stays' | 'stuck'; state: OrderState }
  /** A breakage was recorded right after the scan. */
  | { kind: 'broken'; state: OrderState }
  /** `changed`: someone else moved it at the same moment. */
  | { kind: 'notFound' | 'changed' | 'failed' };

/** The order on a ticket, as the server found it. */
export type ScannedOrder = { id: string; account: string };

/** A scanned ticket. Its id is the idempotency key, and becomes the id of the event. */
export type Scan = {
  id: string;
  number: string;
  station: StationState | null;
  /** The user who scanned it. Only that user's session sends it. */
  user: string;
  /** ms since 1970. */
  at: number;
  result: ScanResult;
  /** Set once the order was found; never set for a delivery. */
  order?: ScannedOrder;
};
