import { CompiledQuery } from 'kysely';
import type { OrderState } from '../../../src/domain/lifecycle/order-state.ts';
import type { Database } from '../pool/database.ts';
import { queryInScope } from '../pool/scope.ts';
import type { ClaimedMessage } from './claim-messages.ts';

/** To which wearer a message goes, and of which shop. */
export interface ToldWearer {
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

/** To whom a message goes; undefined if the number is no longer that of the order, or its wearer said stop. */
export async function readToldWearer(
  database: Database,
  { accountId: account, destinationId }: ClaimedMessage,
  order: string,
): Promise<ToldWearer | undefined> {
  const values = [account, order, destinationId];
  const query = CompiledQuery.raw(wearerSql, values) as CompiledQuery<ToldWearer>;
  const [found] = await queryInScope(database, { account }, 'told-wearer', query);
  return found;
}
