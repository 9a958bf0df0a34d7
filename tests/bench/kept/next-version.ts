import { execFile } from 'node:child_process';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
// Astro takes the folder of an absolute path for the panel's.
const config = 'tests/bench/kept/changed-island.config.ts';

/** Builds the panel with one changed island into a folder. */
export async function buildNext(runtime: string, island: string, folder: string): Promise<void> {
  const env = {
    ...process.env,
    PANEL_RUNTIME: runtime,
    PANEL_OUT_DIR: folder,
    CHANGED_ISLAND: island,
  };
  await run('astro', ['build', '--config', config], { env });
  await run('node', ['scripts/build/compress.ts'], { env });
}

/** Bytes of an island's own files in a build, compressed: its script, and the page that names it. */
export async function ownBytes(folder: string, island: string, page: string): Promise<number> {
  const name = island.replace(/\.tsx$/, '.');
  const names = await readdir(join(folder, '_astro'));
  const script = names.find((each) => each.startsWith(name) && each.endsWith('.js.br')) ?? '';
  const files = [join('_astro', script), join(page, 'index.html.br')];
  const sizes = await Promise.all(files.map((file) => stat(join(folder, file))));
  return sizes.reduce((sum, { size }) => sum + size, 0);
}
