import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import { serverMain } from '../../server/support/real-server.ts';

const folder = resolve('.cache/server');

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
 * Puts the server with its packages into one file, from which it starts in half of the work: most of the other half is
 * finding and linking 1,500 modules. Returns the file. Tests of the server start it as it is shipped.
 */
export async function bundleServer(): Promise<string> {
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [inPlace],
    // Loads a library that lies next to it.
    ssr: { noExternal: true, external: ['sharp'] },
    build: {
      ssr: serverMain,
      outDir: folder,
      emptyOutDir: true,
      target: 'esnext',
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'main.js' } },
    },
  });
  return join(folder, 'main.js');
}
