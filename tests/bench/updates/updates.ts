import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildVersion } from './build-version.ts';
import { measureVersions, type Versions } from './measure-versions.ts';

/** Versions after the first, each with one more changed word: one more than a history of ten contains. */
const later = Number(process.env.BENCH_VERSIONS ?? 11);

const island = 'StockSingle.tsx';

/**
 * Builds the versions in sequence, since each finds the previous ones in the history, and then one with a changed
 * island.
 */
async function buildVersions(root: string): Promise<Versions> {
  const history = join(root, 'history');
  const words = new Map<number, string>();
  for (let changed = 0; changed <= later; changed += 1) {
    const folder = join(root, `words-${changed}`);
    console.log(`Building the version with ${changed} changed words, of ${later}`);
    await buildVersion({ words: changed }, folder, history);
    words.set(changed, folder);
  }
  const ofIsland = join(root, 'island');
  console.log(`Building the version with ${island} changed`);
  await buildVersion({ words: later, island }, ofIsland, history);
  return { words, island: ofIsland };
}

/** Prints what devices download to be ready for offline use, and then for later versions, next to the budgets. */
export async function benchUpdates(): Promise<void> {
  // Inside the project, where the build finds its packages.
  await mkdir('.cache', { recursive: true });
  const root = await mkdtemp('.cache/versions-');
  try {
    await measureVersions(await buildVersions(root));
  } finally {
    await rm(root, { recursive: true });
  }
}
