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
 * Makes a copy of a build the next version: one script has another name, as if it had changed, and so have the pages
 * that name it, the list and the worker. A script that a page loads at once is preferred to a late part. Returns the
 * paths of what changed.
 */
export async function updateBuild(folder: string, script: RegExp, version = 1): Promise<string[]> {
  const name = `Updated${version}`;
  const names = await readdir(join(folder, '_astro'));
  const pages = (await readdir(folder, { recursive: true })).filter((each) => /\.html$/.test(each));
  const html = await Promise.all(pages.map((each) => readFile(join(folder, each), 'utf8')));
  const scripts = names.filter((each) => script.test(each) && each.endsWith('.js'));
  const isLoaded = (each: string) => html.some((page) => page.includes(each));
  const old = scripts.find(isLoaded) ?? scripts[0] ?? '';
  const oldList = names.find((each) => /^version\.\w+\.json$/.test(each)) ?? '';
  const [next, nextList] = [old.replace(/\.[\w-]+\.js$/, `.${name}.js`), `version.${name}.json`];
  await rename(join(folder, '_astro', old), join(folder, '_astro', next));
  await rename(join(folder, '_astro', oldList), join(folder, '_astro', nextList));
  await replaceIn(folder, old, next);
  await replaceIn(folder, oldList.replace(/^version\.|\.json$/g, ''), name);
  const listFile = join(folder, '_astro', nextList);
  const list = JSON.parse(await readFile(listFile, 'utf8'));
  const changed: string[] = [];
  for (const path of Object.keys(list.pages)) {
    const page = await readFile(join(folder, path, 'index.html'), 'utf8');
    if (!page.includes(next)) continue;
    list.pages[path].hash = name;
    changed.push(path);
  }
  await writeFile(listFile, JSON.stringify(list));
  return [...changed, `/_astro/${next}`, `/_astro/${nextList}`, '/sw.js'];
}
