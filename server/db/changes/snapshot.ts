/**
 * A PostgreSQL snapshot in the form `xmin:xmax:running,running`: the transactions that had ended when it was taken. The
 * later of two snapshots includes everything in the earlier one, independent of clocks.
 */
export interface Snapshot {
  text: string;
  /** Every transaction below this had ended. */
  xmin: number;
  /** No transaction from this one on had begun. */
  xmax: number;
  /** Those in between that were still running. */
  running: ReadonlySet<number>;
}

/** The snapshot in which no transaction had ended. */
export const nothingOver: Snapshot = { text: '1:1:', xmin: 1, xmax: 1, running: new Set() };

export const snapshotForm = String.raw`\d{1,15}:\d{1,15}:(?:\d{1,15}(?:,\d{1,15})*)?`;
const form = new RegExp(`^${snapshotForm}$`);

/** Parses a snapshot; undefined if PostgreSQL would refuse the text. */
export function readSnapshot(text: string): Snapshot | undefined {
  if (!form.test(text)) return undefined;
  const [low, high, between = ''] = text.split(':');
  const [xmin, xmax] = [Number(low), Number(high)];
  const running = between === '' ? [] : between.split(',').map(Number);
  const isOrdered = running.every((each, index) => each > (running[index - 1] ?? xmin - 1));
  if (xmin < 1 || xmin > xmax || !isOrdered || (running.at(-1) ?? 0) >= xmax) return undefined;
  return { text, xmin, xmax, running: new Set(running) };
}

/** Whether the transaction had ended when the snapshot was taken. */
export function isOver(transaction: number, { xmin, xmax, running }: Snapshot): boolean {
  return transaction < xmin || (transaction < xmax && !running.has(transaction));
}

/** Whether the first snapshot is later than the second and includes more. */
export function isLater(one: Snapshot, other: Snapshot): boolean {
  if (one.xmax !== other.xmax) return one.xmax > other.xmax;
  return one.running.size < other.running.size;
}
