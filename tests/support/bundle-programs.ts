import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';

const sources = resolve(import.meta.dirname, '../../server');

/**
 * The sources look for migrations and other files next to themselves. In a bundle they still look in their own folder.
 */
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
 * Bundles programs of the server and their packages into a few files in a folder of the project, named after their
 * sources: `main.js` for `main`. Starting one takes a third of the work: most of the rest is finding and linking 1,500
 * modules. Tests of the start, and those that break the server, run the sources, as shipped.
 */
export async function bundlePrograms(folder: string, names: readonly string[]): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [inPlace],
    // Loads a library from its own folder.
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
