/** Environment variables that tell the workers where to find what was made once for all of them. */
export const madeOnce = {
  /** The bundle that starts the server; without it, the server runs from its sources. */
  server: 'ADASI_E2E_SERVER',
  /** Data directory to copy. */
  sample: 'ADASI_E2E_SAMPLE',
} as const;

/** The data directory with the sample data. Throws outside a run of the browser tests. */
export function sampleData(): string {
  const dataDir = process.env[madeOnce.sample];
  if (dataDir) return dataDir;
  throw new Error(`${madeOnce.sample} is set by the browser tests' global setup.`);
}
