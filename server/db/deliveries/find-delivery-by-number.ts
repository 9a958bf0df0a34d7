import { CompiledQuery } from 'kysely';
import type { Database } from '../pool/database.ts';
import { queryInScope } from '../pool/scope.ts';

/** A delivery as the scanner needs it. */
interface NumberedDelivery {
  accountId: string;
  id: string;
  isShipped: boolean;
}

/** Few deliveries are that young, so no index of the end of the id is needed, which row policies would not let be used. */
const byNumberSql = `
  select account_id, id, shipped_at is not null as is_shipped from deliveries
  where (shipped_at is null or shipped_at > now() - interval '7 days') and right(id::text, 10) = $1
  order by is_shipped limit 2`;

/** The delivery of any account whose id ends like this; of several, the only one that is not shipped. */
export async function findDeliveryByNumber(
  database: Database,
  idEnd: string,
): Promise<NumberedDelivery | undefined> {
  const query = CompiledQuery.raw(byNumberSql, [idEnd]) as CompiledQuery<NumberedDelivery>;
  const [found, another] = await queryInScope(database, 'lab', 'delivery-by-number', query);
  const isOne = another === undefined || (found?.isShipped === false && another.isShipped);
  return isOne ? found : undefined;
}
