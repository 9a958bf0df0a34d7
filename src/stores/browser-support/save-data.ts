type Connection = { saveData?: boolean; effectiveType?: string };

/**
 * Whether to leave out what is decoration, or is fetched ahead: the user asked the browser to save data, or the
 * connection is as slow as 2G. Not every browser reports it.
 */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}
