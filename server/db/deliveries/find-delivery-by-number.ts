import { CompiledQuery } from 'kysely';
import type { Database } from '../pool/database.ts';
import { queryInScope } from '../pool/scope.ts';

/** The part of a delivery that the scanner needs. */
interface NumberedDelivery {
  accountId: string;
  id: string;
  isShipped: boolean;
}

/**
 * Few deliveries are that recent, so this needs no index on the end of the id, which row policies would not allow
 * anyway.
 */
const byNumberSql = `
  select account_id, id, shipped_at is not null as is_shipped from deliveries
  where (shipped_at is null or shipped_at > now() - interval '7 days') and right(id::text, 10) = $1
  order by is_shipped limit 2`;

/** The delivery of any account whose id ends with this. If there are several, the only one not shipped. */
export async function findDeliveryByNumber(
  database: Database,
  idEnd: string,
): Promise<NumberedDelivery | undefined> {
  const query = CompiledQuery.raw(byNumberSql, [idEnd]) as CompiledQuery<NumberedDelivery>;
  const [found, another] = await queryInScope(database, 'lab', 'delivery-by-number', query);
  const isOne = another === undefined || (found?.isShipped === false && another.isShipped);
  return isOne ? found : undefined;
}
