/** Age limits of debts, in days: up to 30, up to 60, up to 90, and older. */
export const dueAges = [30, 60, 90] as const;

/** Rials due for 0 to 30, 31 to 60, 61 to 90, and more than 90 days. */
export type DueByAge = readonly [number, number, number, number];

/**
 * An account's debt by age. Payments settle the oldest debits first, so the balance consists of the newest debits;
 * whatever these do not cover is older. `debits`: the debits of each age that were not reversed, in rials. `balance`:
 * the amount owed; nothing is due if it is in the account's favour.
 */
export function dueByAge(balance: number, debits: readonly [number, number, number]): DueByAge {
  let rest = Math.max(balance, 0);
  const take = (debit: number) => {
    const due = Math.min(rest, debit);
    rest -= due;
    return due;
  };
  const [first, second, third] = debits;
  const due = [take(first), take(second), take(third)] as const;
  return [...due, rest];
}
