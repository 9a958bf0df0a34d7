import { rm } from 'node:fs/promises';
import { madeOnce } from './support/made-once.ts';
import { createSampleData } from './support/panel-server.ts';
import { bundleServer } from './support/server-bundle.ts';

/** Runs once before all workers, who start what it bundles on copies of the data that it creates: half of the work. */
export default async function makeOnce(): Promise<() => Promise<void>> {
  process.env[madeOnce.server] = await bundleServer();
  const dataDir = await createSampleData();
  process.env[madeOnce.sample] = dataDir;
  return () => rm(dataDir, { recursive: true, force: true });
}
