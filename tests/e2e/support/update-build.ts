import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const texts = /\.(html|js|json)$/;

async function replaceIn(folder: string, from: string, to: string): Promise<void> {
  for (const name of await readdir(folder, { recursive: true })) {
    if (!texts.test(name)) continue;
    const file = join(folder, name);
    const text = await readFile(file, 'utf8');
    if (text.includes(from)) await writeFile(file, text.replaceAll(from, to));
  }
}

/**
 * Makes a copy of a build the next version: one script that a page loads has another name, as if it had changed, and so have the pages
 * that name it, the list and the worker. Returns the paths of what changed.
 */
export async function updateBuild(folder: string, script: RegExp): Promise<string[]> {
  const names = await readdir(join(folder, '_astro'));
  const pages = (await readdir(folder, { recursive: true })).filter((name) => /\.html$/.test(name));
  const html = await Promise.all(pages.map((name) => readFile(join(folder, name), 'utf8')));
  const isLoaded = (name: string) => html.some((page) => page.includes(name));
  const old = names.find((name) => script.test(name) && isLoaded(name)) ?? '';
  const oldList = names.find((name) => /^version\.\w+\.json$/.test(name)) ?? '';
  const [next, nextList] = [old.replace(/\.[\w-]+\.js$/, '.Updated1.js'), 'version.updated1.json'];
  await rename(join(folder, '_astro', old), join(folder, '_astro', next));
  await rename(join(folder, '_astro', oldList), join(folder, '_astro', nextList));
  await replaceIn(folder, old, next);
  await replaceIn(folder, oldList.replace(/^version\.|\.json$/g, ''), 'updated1');
  const listFile = join(folder, '_astro', nextList);
  const list = JSON.parse(await readFile(listFile, 'utf8'));
  const changed: string[] = [];
  for (const path of Object.keys(list.pages)) {
    const html = await readFile(join(folder, path, 'index.html'), 'utf8');
    if (!html.includes(next)) continue;
    list.pages[path].hash = 'updated1';
    changed.push(path);
  }
  await writeFile(listFile, JSON.stringify(list));
  return [...changed, `/_astro/${next}`, `/_astro/${nextList}`, '/sw.js'];
}
