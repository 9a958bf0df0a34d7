import type { Plugin } from 'vite';

/** `import React, { useState } from 'react'`: the default export, and the rest of the clause. */
const defaultImport = /import\s+([\w$]+)\s*(?:,\s*(\{[^}]*\})\s*)?from\s*(['"]react(?:-dom)?['"])/g;

/** Rewrites imports of the default exports of React and React DOM to imports of the names that are used. */
export function importByName(code: string): string {
  return code.replace(defaultImport, (_, name: string, names: string | undefined, from: string) =>
    names
      ? `import * as ${name} from ${from};import ${names} from ${from}`
      : `import * as ${name} from ${from}`,
  );
}

/**
 * Keeps Preact's default export off the pages: it is one object with all of Preact's functions, so a single package
 * that imports it pulls in the unused ones too, 1.6 KB on every page. The build stops if it finds no such import.
 */
export function reactByName(): Plugin {
  let changed = 0;
  return {
    name: 'adasi:react-by-name',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /node_modules/, code: /['"]react(-dom)?['"]/ },
      handler: (code) => {
        const byName = importByName(code);
        if (byName !== code) changed += 1;
        return { code: byName, map: null };
      },
    },
    buildEnd(error) {
      if (!error && this.meta.watchMode === false && changed === 0) {
        throw new Error(
          'No package imports the default export of React: react-by-name is not needed.',
        );
      }
    },
  };
}
