import { searchWords } from '../typed/search-words.ts';

/** A customer of an account, as named on orders. */
export interface Customer {
  readonly name: string;
  readonly account: { readonly id: string; readonly name: string };
}

/** The same key for every spelling of a customer's name. */
export const customerKey = ({ name, account }: Customer): string =>
  `customer ${account.id} ${searchWords(name).join(' ')}`;

/** The distinct customers of these orders, in their first spelling. */
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
