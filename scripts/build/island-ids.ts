/**
 * Drops the id that Astro derives from an island's path on the build machine, so that the same
 * sources give the same pages, and the same sizes, everywhere. Neither renderer reads it: Preact
 * distinguishes islands by its own number.
 */
export const withoutIslandIds = (html: string): string =>
  html.replaceAll(/(<astro-island\b[^>]*?) uid="\w+"/g, '$1');
