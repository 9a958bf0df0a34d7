/** Ages of what is due, in days: up to 30, up to 60, up to 90, and above. */
export const dueAges = [30, 60, 90] as const;

/** Rials that are due since 0 to 30, 31 to 60, 61 to 90, and more than 90 days. */
export type DueByAge = readonly [number, number, number, number];

/**
 * What an account owes by its age. Payments settle the oldest debits first, so what is left is of the newest ones: the
 * balance is filled from the debits of the last days on, and what those do not explain is older. `debits`: those of each
 * age that were not taken back, in rials; `balance`: what is owed, nothing where it is in the account's favour.
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
