import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

const linked = /<link rel="stylesheet" href="(\/_astro\/[^"]+\.css)">/;
/**
 * Styles that Astro inlines with the islands: a separate style would also add a separate hash to
 * every page's policy.
 */
const ofIslands = /<style>(astro-island,[^<]*)<\/style>/;

/** The shared sheet precedes the screen's rules, in the same order as after a navigation. */
function inlineInto(html: string, link: string, style: string): string {
  const bare = html.replace(link, '').replace(ofIslands, '');
  const index = bare.search(/<style>|<\/head>/);
  return bare.slice(0, index) + style + bare.slice(index);
}

/**
 * Inlines the shared stylesheet into every page: as a file it would cost the first frame a round trip. It has the same
 * name everywhere, so the router keeps the one already in the document.
 */
export async function inlineSheet(pages: readonly string[], folder: string): Promise<string[]> {
  const [link, url] = pages.map((html) => linked.exec(html)).find((found) => found) ?? [];
  if (!(link && url)) throw new Error('No page links the shared stylesheet.');
  const file = join(folder, url);
  const islands = pages.map((html) => ofIslands.exec(html)?.[1]).find((found) => found) ?? '';
  const rules = islands + (await readFile(file, 'utf8')).trim();
  await rm(file);
  const style = `<style data-astro-transition-persist="sheet">${rules}</style>`;
  return pages.map((html) => inlineInto(html, link, style));
}
