import type { Plugin } from 'vite';
import { sentSize } from './sent-size.ts';
import { sharedFiles } from './shared-files.ts';

/**
 * Splits the browser's scripts by a rule: what every page runs is one file, and what several pages or lazy parts share
 * goes into a few files. On a slow connection a request costs more than bytes.
 */
export function fewChunks(): Plugin {
  let files: ReadonlyMap<string, string> = new Map();
  const name = (id: string) => files.get(id);
  const rolldownOptions = {
    // Without it, entries with shared modules would need separate files that only re-export.
    preserveEntrySignatures: 'allow-extension' as const,
    output: { codeSplitting: { includeDependenciesRecursively: false, groups: [{ name }] } },
    // Would merge lazy parts into files that pages load anyway, and cost every visit the names of their exports.
    experimental: { chunkOptimization: false },
  };
  return {
    name: 'adasi:few-chunks',
    apply: 'build',
    configEnvironment: (environment) =>
      environment === 'client' ? { build: { rolldownOptions } } : undefined,
    buildEnd() {
      if (this.environment.name !== 'client') return;
      const modules = [...this.getModuleIds()].map((id) => this.getModuleInfo(id));
      files = sharedFiles(
        modules
          .filter((module) => module !== null)
          .map(({ id, isEntry, importedIds, dynamicallyImportedIds, code }) => ({
            id,
            isEntry,
            importedIds,
            dynamicallyImportedIds,
            size: sentSize(code ?? ''),
          })),
      );
    },
  };
}
