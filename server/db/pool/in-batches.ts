/** Rows per statement: PostgreSQL takes 65,535 values, and no table written this way has 13 columns. */
const rowsPerStatement = 5000;

/** Writes many rows, with as many per statement as the database takes. */
export async function inBatches<Row>(
  rows: readonly Row[],
  write: (some: readonly Row[]) => Promise<unknown>,
): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsPerStatement) {
    await write(rows.slice(from, from + rowsPerStatement));
  }
}
