import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
// Astro takes the folder of an absolute path for the panel's.
const config = 'tests/bench/updates/changed-panel.config.ts';

/** How a version differs from today's panel: how many words of the shell's texts, and which island. */
type Change = { words: number; island?: string };

/** Builds a version of the panel into a folder, as a release is built; `history` is where builds find the earlier ones. */
export async function buildVersion(
  { words, island = '' }: Change,
  folder: string,
  history: string,
): Promise<void> {
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8'));
  const script = scripts.build.replace('astro build', `astro build --config ${config}`);
  const env = {
    ...process.env,
    PANEL_OUT_DIR: folder,
    PANEL_HISTORY: history,
    CHANGED_WORDS: String(words),
    CHANGED_ISLAND: island,
  };
  await run('sh', ['-c', script], { env, maxBuffer: 1e8 });
}
