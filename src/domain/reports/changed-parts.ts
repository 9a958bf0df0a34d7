import { type Amounts, measures, type Part } from './measures.ts';

/** Adds amounts, measure by measure. */
function add(sum: Amounts, amounts: Amounts, sign: 1 | -1): void {
  for (const measure of measures) {
    const amount = amounts[measure];
    if (amount) sum[measure] = (sum[measure] ?? 0) + sign * amount;
  }
}

const isChange = ({ amounts }: Part) => Object.values(amounts).some((amount) => amount !== 0);

/** What to add to the figures so that an order counts as `after` instead of `before`; sorted by lens. */
export function changedParts(before: readonly Part[], after: readonly Part[]): Part[] {
  const sums = new Map<string, Amounts>();
  for (const [parts, sign] of [[before, -1] as const, [after, 1] as const]) {
    for (const { lens, amounts } of parts) {
      const sum = sums.get(lens) ?? {};
      add(sum, amounts, sign);
      sums.set(lens, sum);
    }
  }
  return [...sums]
    .map(([lens, amounts]) => ({ lens, amounts }))
    .filter(isChange)
    .sort((one, other) => (one.lens < other.lens ? -1 : 1));
}
