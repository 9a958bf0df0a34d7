import type { AstroIntegration } from 'astro';

/** While developing, `/styleguide` shows every piece in both directions and themes; no build holds it. */
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
