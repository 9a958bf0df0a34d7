import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { bundlePrograms } from '../support/bundle-programs.ts';
import { madeOnce } from './support/made-once.ts';
import { createSampleData } from './support/panel-server.ts';

const programs = resolve('.cache/server');

/**
 * Runs once before all workers, which start the bundles it makes on copies of the data it creates. This halves the
 * work.
 */
export default async function makeOnce(): Promise<() => Promise<void>> {
  await bundlePrograms(programs, ['main']);
  process.env[madeOnce.server] = join(programs, 'main.js');
  const dataDir = await createSampleData();
  process.env[madeOnce.sample] = dataDir;
  return () => rm(dataDir, { recursive: true, force: true });
}
