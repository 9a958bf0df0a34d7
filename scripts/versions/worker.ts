import { build, type Rolldown } from 'vite';

const entry = new URL('../../src/offline/service-worker.ts', import.meta.url).pathname;

/** The code of the service worker as one script. It reads its version from the global `builtVersion`. */
export async function bundleWorker(): Promise<string> {
  const results = (await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      lib: { entry, formats: ['iife'], name: 'worker', fileName: 'sw' },
    },
  })) as Rolldown.RolldownOutput[];
  const [chunk] = results.flatMap(({ output }) => output);
  if (chunk?.type !== 'chunk') throw new Error('The service worker was not built.');
  return chunk.code;
}
