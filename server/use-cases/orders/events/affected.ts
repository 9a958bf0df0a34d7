import type { OrderStatus, Step } from '../../../../src/domain/lifecycle/order-status.ts';
import type { Author } from '../../../db/audit/author.ts';

/** The order an event is about, its state afterwards, the step that the event takes back, and who acts. */
export interface Affected {
  account: string;
  id: string;
  event: string;
  by: Author;
  status: OrderStatus;
  step: Step | undefined;
}
