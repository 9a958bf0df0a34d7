/** Rows rendered as one chunk of a long list. */
const pageLength = 25;

/** Splits a long list into chunks counted from its last row, so that a new first row changes only the first chunk. */
export function inPages<Row>(rows: readonly Row[]): (readonly Row[])[] {
  const first = rows.length % pageLength || pageLength;
  const pages = [rows.slice(0, first)];
  for (let from = first; from < rows.length; from += pageLength) {
    pages.push(rows.slice(from, from + pageLength));
  }
  return pages;
}
