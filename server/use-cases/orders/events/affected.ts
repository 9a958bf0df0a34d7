import type { BrokenPart } from '../../../../src/domain/lifecycle/broken-part.ts';
import type { OrderStatus, Step } from '../../../../src/domain/lifecycle/order-status.ts';
import type { Rials } from '../../../../src/domain/vocabulary/money.ts';
import type { Author } from '../../../db/audit/author.ts';

/** The order an event is about, its state afterwards, what the event takes back or says to be broken, and who acts. */
export interface Affected {
  account: string;
  id: string;
  event: string;
  by: Author;
  status: OrderStatus;
  step: Step | undefined;
  broken: readonly BrokenPart[];
  /** How many rials the shop pays of a remake that is granted; undefined where the lab does not say. */
  shopPays: Rials | undefined;
}
