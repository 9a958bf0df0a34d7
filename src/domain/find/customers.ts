import { searchWords } from '../typed/search-words.ts';

/** A customer of an account, as orders name them. */
export interface Customer {
  readonly name: string;
  readonly account: { readonly id: string; readonly name: string };
}

/** Names a customer whichever way the name is spelled. */
export const customerKey = ({ name, account }: Customer): string =>
  `customer ${account.id} ${searchWords(name).join(' ')}`;

/** The customers that orders are for, each once and as spelled first. */
export function customersOf(
  orders: readonly { patient: string; account: Customer['account'] }[],
): Customer[] {
  const customers = new Map<string, Customer>();
  for (const { patient: name, account } of orders) {
    const key = customerKey({ name, account });
    if (searchWords(name).length > 0 && !customers.has(key)) customers.set(key, { name, account });
  }
  return [...customers.values()];
}
