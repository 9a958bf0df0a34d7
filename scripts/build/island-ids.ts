/**
 * Drops the id that Astro makes of an island's path on the machine that builds, so that the same sources give the same
 * pages, and the same weights, everywhere. Neither renderer reads it: Preact tells islands apart by a number of its own.
 */
export const withoutIslandIds = (html: string): string =>
  html.replaceAll(/(<astro-island\b[^>]*?) uid="\w+"/g, '$1');
