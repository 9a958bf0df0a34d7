import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addToHistory } from '../../scripts/versions/history.ts';
import { type Plan, pageFile } from '../../scripts/versions/plan.ts';
import { publish } from '../../scripts/versions/publish.ts';
import { packAddress, pathsIn, type VersionList } from '../../src/offline/version-list.ts';
import { folderOf } from '../../src/panel/version.ts';

const isText = /\.(html|js|css)$/;

/** The name and file list of a published build's version. */
export async function readVersion(site: string): Promise<{ name: string; list: VersionList }> {
  const [name = ''] = await readdir(join(site, 'versions'));
  return { name, list: JSON.parse(await readFile(join(site, packAddress(name, 'list')), 'utf8')) };
}

function planOf(list: VersionList): Plan {
  const named = (indexes: Readonly<Record<string, readonly number[]>>) =>
    new Map(Object.entries(indexes).map(([key, each]) => [key, pathsIn(list, each)]));
  return { pages: named(list.pages), packs: named(list.packs) };
}

/** Turns a published build back into what it was before it was published. */
async function unpublish(site: string, name: string): Promise<void> {
  const folder = join(site, folderOf(name));
  for (const file of await readdir(folder)) {
    await rename(join(folder, file), join(site, '_astro', file));
  }
  await rm(folder, { recursive: true });
  await rm(join(site, 'versions'), { recursive: true });
  const names = await readdir(site, { recursive: true });
  for (const file of names.filter((each) => /\.html$/.test(each))) {
    const html = await readFile(join(site, file), 'utf8');
    await writeFile(join(site, file), html.replaceAll(`${folderOf(name)}/`, '/_astro/'));
  }
  await Promise.all(
    names
      .filter((each) => /\.(br|gz)$/.test(each))
      .map((each) => rm(join(site, each), { force: true })),
  );
}

async function changeTexts(site: string, change: (text: string, file: string) => string) {
  for (const file of await readdir(site, { recursive: true })) {
    if (!isText.test(file)) continue;
    const before = await readFile(join(site, file), 'utf8');
    const after = change(before, file);
    if (after !== before) await writeFile(join(site, file), after);
  }
}

/**
 * Turns a copy of a published build into its next version, like a build of changed sources: `change` is applied to
 * every page, script and stylesheet. The host no longer has the previous version, but `history` does. Returns the new
 * version's name.
 */
export async function publishNext(
  site: string,
  history: string,
  change: (text: string, file: string) => string,
): Promise<string> {
  const { name, list } = await readVersion(site);
  const plan = planOf(list);
  const texts: Record<string, string> = {};
  for (const path of Object.keys(list.files)) {
    const file = path in list.pages ? pageFile(path) : path.replace(/^~/, folderOf(name));
    if (isText.test(file)) texts[path] = await readFile(join(site, file), 'utf8');
  }
  const listText = await readFile(join(site, packAddress(name, 'list')), 'utf8');
  await addToHistory(history, { name, builtAt: Date.now(), list: listText, texts });
  const worker = (await readFile(join(site, 'sw.js'), 'utf8')).replace(/^.*\n/, '');
  await unpublish(site, name);
  await changeTexts(site, change);
  return publish(site, plan, worker, history);
}
