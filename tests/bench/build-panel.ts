import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Builds the panel as for a release, but with another configuration. Astro wants its path relative to the panel's. */
export async function buildPanel(config: string, env: Record<string, string>): Promise<void> {
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8'));
  const script = scripts.build.replace('astro build', `astro build --config ${config}`);
  await run('sh', ['-c', script], { env: { ...process.env, ...env }, maxBuffer: 1e8 });
}
