import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin } from 'vite';

const root = path.resolve(import.meta.dirname, '../../..');

/** A deliberate change to a source file. `from` must occur exactly once. */
export interface Change {
  /** Path relative to the repository's root. */
  file: string;
  from: string;
  to: string;
}

/** The sources of a run, each bundled into one script. */
export interface Scripts {
  panel: string;
  database: string;
  lab: string;
}

function changing(changes: readonly Change[]): Plugin {
  return {
    name: 'changed-sources',
    enforce: 'pre',
    load(id) {
      const own = changes.filter(({ file }) => id === path.join(root, file));
      if (own.length === 0) return null;
      return own.reduce(
        (text, { file, from, to }) => {
          if (text.split(from).length !== 2) throw new Error(`Not once in ${file}: ${from}`);
          return text.replace(from, () => to);
        },
        readFileSync(id, 'utf8'),
      );
    },
  };
}

/** Bundles a module and all its static and dynamic imports into one script that assigns to `exports`. */
async function bundle(file: string, changes: readonly Change[]): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    envFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [changing(changes)],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: false,
      target: 'esnext',
      modulePreload: false,
      lib: { entry: path.join(root, 'tests/simulation', file), formats: ['cjs'], fileName: 'one' },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const [first] = Array.isArray(built) ? built : [built];
  if (!first || !('output' in first)) throw new Error('Nothing was built.');
  return first.output[0].code;
}

/** The panel's stores, a device's database and the lab, with the given changes. */
export async function bundleScripts(changes: readonly Change[] = []): Promise<Scripts> {
  const [panel, database, lab] = await Promise.all(
    ['browser/panel.ts', 'browser/database.ts', 'lab/lab.ts'].map((file) => bundle(file, changes)),
  );
  if (!panel || !database || !lab) throw new Error('Nothing was built.');
  return { panel, database, lab };
}

/** Returns a function that instantiates a script with its own values for these global names. */
export function instances<Exports>(
  script: string,
  names: readonly string[],
): (globals: Readonly<Record<string, unknown>>) => Exports {
  const factory = new Function('exports', ...names, `"use strict";${script}`);
  return (globals) => {
    const exported = {};
    factory(exported, ...names.map((name) => globals[name]));
    return exported as Exports;
  };
}
