import { CompiledQuery } from 'kysely';
import type { OrderState } from '../../../src/domain/lifecycle/order-state.ts';
import type { Database } from '../pool/database.ts';
import { queryInScope } from '../pool/scope.ts';
import type { ClaimedMessage } from './claim-messages.ts';

/** The customer a message goes to, and the shop. */
export interface WearerRecipient {
  /** The mobile number. */
  address: string;
  token: string;
  shop: string;
  state: OrderState;
}

const wearerSql = `
  select mobile.mobile as address, mobile.stop_token as token, account.name as shop, stored.state
  from order_wearers wearer
  join wearer_mobiles mobile on mobile.account_id = wearer.account_id and mobile.id = wearer.mobile_id
  join orders stored on stored.account_id = wearer.account_id and stored.id = wearer.order_id
  join accounts account on account.account_id = wearer.account_id
  where wearer.account_id = $1 and wearer.order_id = $2 and mobile.id = $3
    and mobile.stopped_at is null and account.suspended_at is null`;

/** The recipient of a message; undefined if the order no longer has this number, or the customer has unsubscribed. */
export async function readWearerRecipient(
  database: Database,
  { accountId: account, destinationId }: ClaimedMessage,
  order: string,
): Promise<WearerRecipient | undefined> {
  const values = [account, order, destinationId];
  const query = CompiledQuery.raw(wearerSql, values) as CompiledQuery<WearerRecipient>;
  const [found] = await queryInScope(database, { account }, 'told-wearer', query);
  return found;
}
