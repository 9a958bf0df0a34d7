import type { BrokenPart } from '../../../../src/domain/lifecycle/broken-part.ts';
import type { OrderStatus, Step } from '../../../../src/domain/lifecycle/order-status.ts';
import type { Rials } from '../../../../src/domain/vocabulary/money.ts';
import type { Author } from '../../../db/audit/author.ts';

/**
 * The order an event is about, its state afterwards, the step it takes back, the parts it reports as broken, and its
 * author.
 */
export interface Affected {
  account: string;
  id: string;
  event: string;
  by: Author;
  status: OrderStatus;
  step: Step | undefined;
  broken: readonly BrokenPart[];
  /** How many rials the shop pays for a granted remake; undefined if the lab does not specify it. */
  shopPays: Rials | undefined;
}
