import type { AstroIntegration } from 'astro';

/** In development `/styleguide` shows every component in both directions and themes; it is never built. */
export function styleguide(): AstroIntegration {
  return {
    name: 'adasi:styleguide',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command !== 'dev') return;
        injectRoute({ pattern: '/styleguide', entrypoint: './src/styleguide/Styleguide.astro' });
      },
    },
  };
}
