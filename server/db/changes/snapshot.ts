/**
 * A PostgreSQL snapshot, written `xmin:xmax:running,running`: which transactions were over when it
 * was taken. Of two snapshots the later one contains all that the earlier one does, independent of
 * clocks.
 */
export interface Snapshot {
  text: string;
  /** Every transaction below was over. */
  xmin: number;
  /** None from here on had begun. */
  xmax: number;
  /** Those in between that were still running. */
  running: ReadonlySet<number>;
}

/** The snapshot in which nothing was over. */
export const nothingOver: Snapshot = { text: '1:1:', xmin: 1, xmax: 1, running: new Set() };

export const snapshotForm = String.raw`\d{1,15}:\d{1,15}:(?:\d{1,15}(?:,\d{1,15})*)?`;
const form = new RegExp(`^${snapshotForm}$`);

/** Reads a snapshot; undefined when PostgreSQL would refuse the text. */
export function readSnapshot(text: string): Snapshot | undefined {
  if (!form.test(text)) return undefined;
  const [low, high, between = ''] = text.split(':');
  const [xmin, xmax] = [Number(low), Number(high)];
  const running = between === '' ? [] : between.split(',').map(Number);
  const isOrdered = running.every((each, index) => each > (running[index - 1] ?? xmin - 1));
  if (xmin < 1 || xmin > xmax || !isOrdered || (running.at(-1) ?? 0) >= xmax) return undefined;
  return { text, xmin, xmax, running: new Set(running) };
}

/** Whether the transaction was over when the snapshot was taken. */
export function isOver(transaction: number, { xmin, xmax, running }: Snapshot): boolean {
  return transaction < xmin || (transaction < xmax && !running.has(transaction));
}

/** Whether the first snapshot was taken after the second and contains more. */
export function isLater(one: Snapshot, other: Snapshot): boolean {
  if (one.xmax !== other.xmax) return one.xmax > other.xmax;
  return one.running.size < other.running.size;
}
