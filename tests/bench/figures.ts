/** A measurement with its budget. */
export type Figure = {
  what: string;
  unit: string;
  value: number;
  atMost?: number;
  atLeast?: number;
  /** Values of other builds, for comparison. */
  beside?: readonly number[];
};

function budgetOf({ atMost, atLeast }: Figure): string {
  if (atMost !== undefined) return `≤ ${atMost}`;
  return atLeast === undefined ? '' : `≥ ${atLeast}`;
}

function verdictOf({ value, atMost, atLeast }: Figure): string {
  if (atMost === undefined && atLeast === undefined) return '';
  return value <= (atMost ?? Number.POSITIVE_INFINITY) && value >= (atLeast ?? 0)
    ? 'met'
    : 'MISSED';
}

function short(value: number): string {
  if (Number.isNaN(value)) return '–';
  return String(value < 1 ? Number(value.toFixed(4)) : Number(value.toFixed(value < 100 ? 1 : 0)));
}

/** Prints figures as a table. The budget applies to the first column. */
export function printFigures(
  title: string,
  figures: readonly Figure[],
  columns: readonly string[] = [''],
): void {
  const row = (what: string, values: readonly string[], budget: string, verdict: string) =>
    console.log(
      `${what.padEnd(46)}${values.map((value) => value.padStart(9)).join('')}   ${budget.padEnd(9)}${verdict}`,
    );
  console.log();
  row(title, columns, 'budget', '');
  for (const figure of figures) {
    const values = [figure.value, ...(figure.beside ?? [])].map(short);
    row(`  ${figure.what}, ${figure.unit}`, values, budgetOf(figure), verdictOf(figure));
  }
}

export const median = (values: readonly number[]) =>
  quantile(
    [...values].sort((a, b) => a - b),
    0.5,
  );

/** Quantile of sorted measurements; `share` is from 0 to 1. */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
}

/** Median and 99th percentile of times in ms. The budget is for the latter. */
export function figuresOf(what: string, times: readonly number[], atMost: number): Figure[] {
  const sorted = times.toSorted((a, b) => a - b);
  return [
    { what: `${what}, p50`, value: quantile(sorted, 0.5), unit: 'ms' },
    { what: `${what}, p99`, value: quantile(sorted, 0.99), unit: 'ms', atMost },
  ];
}
