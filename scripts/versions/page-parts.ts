import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** What the bundler knows about a file of the build. */
interface Bundled {
  /** The module imported with this file, all modules in it if several roots share it, or the files it was made of. */
  sources: readonly string[];
  /** Scripts that it imports, statically or dynamically; undefined if it isn't a script module. */
  imports?: readonly string[];
}

/** The files in `_astro` by name (`shell.BWKhScu2.js`), with the files that each loads, statically or dynamically. */
export type Parts = ReadonlyMap<string, { sources: readonly string[]; loads: readonly string[] }>;

const folder = '_astro/';
const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** Collects what the bundler knows about its files. */
export function collectBundled(): { plugin: Plugin; bundled: ReadonlyMap<string, Bundled> } {
  const bundled = new Map<string, Bundled>();
  const plugin: Plugin = {
    name: 'adasi:page-parts',
    apply: 'build',
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return;
      for (const file of Object.values(bundle)) {
        const known =
          file.type === 'chunk'
            ? {
                sources: file.facadeModuleId ? [file.facadeModuleId] : file.moduleIds,
                imports: [...file.imports, ...file.dynamicImports].map(nameOf),
              }
            : { sources: file.originalFileNames };
        bundled.set(nameOf(file.fileName), known);
      }
    },
  };
  return { plugin, bundled };
}

/** The names that a text mentions. */
export const mentionedIn = (text: string, names: ReadonlySet<string>): string[] =>
  (text.match(/[\w.-]+\.(?:js|css|woff2)\b/g) ?? []).filter((name) => names.has(name));

/**
 * Which file of a build loads which. Scripts are found by the bundler's imports, because their text also names what
 * others preload. Stylesheets, fonts and workers are named only in the text.
 */
export async function readParts(
  dist: string,
  bundled: ReadonlyMap<string, Bundled>,
): Promise<Parts> {
  const names = (await readdir(join(dist, folder))).filter((name) => !/\.(br|gz|map)$/.test(name));
  const assets = new Set(names.filter((name) => !bundled.get(name)?.imports));
  const parts = new Map<string, { sources: readonly string[]; loads: readonly string[] }>();
  for (const name of names) {
    const text = /\.(js|css)$/.test(name) ? await readFile(join(dist, folder, name), 'utf8') : '';
    const { sources = [], imports = [] } = bundled.get(name) ?? {};
    parts.set(name, { sources, loads: [...imports, ...mentionedIn(text, assets)] });
  }
  return parts;
}

/** Files loaded only by lab users, and the second factor, which few users have and which cannot be changed offline. */
const labAlone =
  /\/src\/(islands\/(delivery\/(LabDelivery|DeliveryDialog)\.|(assortment|counter|scan|notices|second-factor|login|\w+\/lab)\/)|ui\/lab\/|styles\/(counter|scan|profile\/second-factor)\.scss$)/;

const isLabAlone = (sources: readonly string[]) =>
  sources.length > 0 && sources.every((source) => labAlone.test(source));

/** These files and everything they load, except the excluded files and those that only these load. */
function loadedBy(
  names: Iterable<string>,
  parts: Parts,
  isLeftOut: (sources: readonly string[]) => boolean,
) {
  const loaded = new Set<string>();
  const waiting = [...names];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const part = parts.get(name);
    if (!part || loaded.has(name) || isLeftOut(part.sources)) continue;
    loaded.add(name);
    waiting.push(...part.loads);
  }
  return loaded;
}

/** These files and everything they load for all users. */
export const loadedForAll = (names: Iterable<string>, parts: Parts): Set<string> =>
  loadedBy(names, parts, isLabAlone);

/** What lab users load, some of which everyone loads. */
export function loadedForLab(parts: Parts): Set<string> {
  const first = [...parts].filter(([, { sources }]) => isLabAlone(sources));
  return loadedBy(
    first.map(([name]) => name),
    parts,
    () => false,
  );
}
