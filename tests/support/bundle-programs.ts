import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';

const sources = resolve(import.meta.dirname, '../../server');

/** Sources find migrations and other files next to themselves: in one file, they still look where they were. */
const inPlace: Plugin = {
  name: 'in-place',
  enforce: 'pre',
  transform: {
    filter: { code: 'import.meta' },
    handler: (code, id) =>
      code
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(id)))
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)),
  },
};

/**
 * Puts programs of the server, by the names of their sources, with their packages into a few files in a folder of the
 * project, `main.js` for `main`. They start in a third of the work: most of the rest is finding and linking 1,500
 * modules. Tests of the start, and those that break the server, run the sources, as they are shipped.
 */
export async function bundlePrograms(folder: string, names: readonly string[]): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [inPlace],
    // Loads a library that lies next to it.
    ssr: { noExternal: true, external: ['sharp'] },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      target: 'esnext',
      minify: false,
      rolldownOptions: {
        input: Object.fromEntries(names.map((name) => [name, join(sources, `${name}.ts`)])),
        output: { entryFileNames: '[name].js' },
      },
    },
  });
}
