import type { Plugin } from 'vite';

/** Inlines these packages when prerendering with React: they import their own folders, which Node does not resolve. */
export function inlineBootstrap(): Plugin {
  return {
    name: 'adasi:inline-bootstrap',
    configEnvironment: (name) =>
      name === 'client'
        ? undefined
        : { resolve: { noExternal: [/^react-bootstrap/, /^@restart\//] } },
  };
}
