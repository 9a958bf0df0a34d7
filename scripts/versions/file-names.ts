import { relative, resolve } from 'node:path';
import type { Plugin } from 'vite';

const root = new URL('../..', import.meta.url).pathname;
const folder = '_astro';

/** `src/islands/audit/AuditLog.tsx` becomes `islands-audit-AuditLog`; undefined for modules outside `src`. */
function nameOfSource(module: string | null | undefined): string | undefined {
  const path = relative(resolve(root, 'src'), resolve(root, module?.replace(/\?.*$/, '') ?? ''));
  if (path === '' || path.startsWith('..')) return undefined;
  return path.replace(/\.\w+$/, '').replaceAll('/', '-');
}

interface Chunk {
  name: string;
  facadeModuleId: string | null;
}

const scriptName = ({ name, facadeModuleId }: Chunk) =>
  `${folder}/${nameOfSource(facadeModuleId) ?? name.replaceAll(/[^\w-]+/g, '-')}.js`;

interface Asset {
  names: string[];
  originalFileNames: string[];
}

function assetName({ names: [name = ''], originalFileNames: [original] }: Asset): string {
  // Fonts refer to no other file: with a hash in its name, a font keeps its address as long as it is unchanged.
  if (!name.endsWith('.css')) return `${folder}/[name].[hash][extname]`;
  return `${folder}/${nameOfSource(original) ?? '[name]'}.css`;
}

const assets = { assetFileNames: assetName };
const scripts = { entryFileNames: scriptName, chunkFileNames: scriptName };
const all = { rolldownOptions: { output: { ...scripts, ...assets } } };

/**
 * Gives the bundler's output names without hashes, and addresses relative to the file that contains them. With hashes,
 * one changed word would rename nearly all scripts, because they name each other. The version's folder keeps the files
 * of two versions apart.
 */
export function stableNames(): Plugin {
  return {
    name: 'adasi:stable-names',
    apply: 'build',
    config: () => ({
      build: { rolldownOptions: { output: assets } },
      worker: all,
      experimental: {
        renderBuiltUrl: (file, { hostType, ssr }) =>
          hostType === 'js' && !ssr && !file.endsWith('.woff2') ? { relative: true } : undefined,
      },
    }),
    configEnvironment: (environment) => (environment === 'client' ? { build: all } : undefined),
  };
}
