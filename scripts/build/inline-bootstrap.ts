import type { Plugin } from 'vite';

/** For prerendering with React: these packages import their own folders, which Node does not resolve. */
export function inlineBootstrap(): Plugin {
  return {
    name: 'adasi:inline-bootstrap',
    configEnvironment: (name) =>
      name === 'client'
        ? undefined
        : { resolve: { noExternal: [/^react-bootstrap/, /^@restart\//] } },
  };
}
