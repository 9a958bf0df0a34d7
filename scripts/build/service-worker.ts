import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';

const source = new URL('../../src/offline/service-worker.js', import.meta.url);

/** Version of the build: changes with any page or picture. */
async function versionOf(folder: string): Promise<string> {
  const names = (await readdir(folder, { recursive: true })).filter((name) =>
    /\.(html|svg)$/.test(name),
  );
  const hash = createHash('sha256');
  for (const name of names.sort()) hash.update(await readFile(join(folder, name)));
  return hash.digest('hex').slice(0, 12);
}

/** Writes the service worker with the build's version, so that a new build replaces the cached pages of the old one. */
export function serviceWorker(): AstroIntegration {
  return {
    name: 'adasi:service-worker',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const version = await versionOf(dir.pathname);
        const code = (await readFile(source, 'utf8')).replace(/^\/\/.*\n/gm, '');
        await writeFile(join(dir.pathname, 'sw.js'), `const version = '${version}';\n${code}`);
      },
    },
  };
}
