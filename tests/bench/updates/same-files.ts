import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { everyPath } from '../../e2e/support/screens.ts';
import type { KeptTab } from '../../support/kept-browsers.ts';

/** Runs in the page: hashes of the device's files, empty for missing ones. */
function hashesOf(paths: readonly string[]): Promise<string[]> {
  return Promise.all(
    paths.map(async (path) => {
      const answer = await fetch(path).catch(() => undefined);
      if (!answer?.ok) return '';
      const hash = await crypto.subtle.digest('SHA-256', await answer.arrayBuffer());
      return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join(
        '',
      );
    }),
  );
}

/** Addresses of a build's files, by name: `/rx` is `rx/index.html`. */
async function filesOf(folder: string): Promise<Map<string, string>> {
  const names = await readdir(folder, { recursive: true });
  const served = names.filter((name) => /\.(html|js|css|json|svg|woff2|webp|avif)$/.test(name));
  return new Map(served.map((name) => [`/${name.replace(/\/?index\.html$/, '')}`, name]));
}

/** Files that differ between an offline device and the build, and screens that the device lacks. */
export async function differingFiles(tab: KeptTab, folder: string): Promise<string[]> {
  const files = [...(await filesOf(folder))];
  const hashes = await tab.evaluate(
    hashesOf,
    files.map(([path]) => path),
  );
  const differing: string[] = [];
  for (const [index, [path, name]] of files.entries()) {
    const hash = hashes[index];
    const built = createHash('sha256').update(await readFile(join(folder, name)));
    const isRight = hash ? hash === built.digest('hex') : !everyPath.includes(path);
    if (!isRight) differing.push(path);
  }
  return differing;
}
