import type { Plugin } from 'vite';

/** Folders of islands that are fetched for the lab alone, or by an owner for the account's people. */
const ofLab = /\/src\/islands\/(accounts|assortment|lab-page)\//;

/**
 * Gives the lab's forms a copy of react-hook-form of their own. It is one module, so what only these forms use of it
 * would travel with the login too.
 */
export function labForms(): Plugin {
  return {
    name: 'adasi:lab-forms',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (source !== 'react-hook-form' || !importer || !ofLab.test(importer)) return null;
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found && { ...found, id: `${found.id}?lab` };
    },
  };
}
