import type { Plugin } from 'vite';

/** While prerendering with React: these packages import folders of theirs, which Node refuses to resolve by itself. */
export function inlineBootstrap(): Plugin {
  return {
    name: 'adasi:inline-bootstrap',
    configEnvironment: (name) =>
      name === 'client'
        ? undefined
        : { resolve: { noExternal: [/^react-bootstrap/, /^@restart\//] } },
  };
}
