import { rm } from 'node:fs/promises';
import { createSampleData } from './support/panel-server.ts';

/** The variable by which workers find the data directory that they copy. */
const variable = 'ADASI_E2E_SAMPLE';

/** The data directory with the sample data; throws outside a run of the browser tests. */
export function sampleData(): string {
  const dataDir = process.env[variable];
  if (dataDir) return dataDir;
  throw new Error(`${variable} is set by the browser tests' global setup.`);
}

/** Runs once before all workers: copying the data takes half as long as creating it. */
export default async function createForAll(): Promise<() => Promise<void>> {
  const dataDir = await createSampleData();
  process.env[variable] = dataDir;
  return () => rm(dataDir, { recursive: true, force: true });
}
