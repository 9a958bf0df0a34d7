/** Variables by which the workers find what was made once for all of them. */
export const madeOnce = {
  /** File that starts the server; without it, the sources do. */
  server: 'ADASI_E2E_SERVER',
  /** Data directory to copy. */
  sample: 'ADASI_E2E_SAMPLE',
} as const;

/** The data directory with the sample data; throws outside a run of the browser tests. */
export function sampleData(): string {
  const dataDir = process.env[madeOnce.sample];
  if (dataDir) return dataDir;
  throw new Error(`${madeOnce.sample} is set by the browser tests' global setup.`);
}
