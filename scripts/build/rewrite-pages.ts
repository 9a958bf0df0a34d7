import { askAfterPaint } from './after-paint.ts';
import { inlineSheet } from './inline-sheet.ts';
import { withoutIslandIds } from './island-ids.ts';
import { shareIslandRuntime } from './island-runtime.ts';
import { minifyInline } from './minify-inline.ts';
import { skipFacades } from './skip-facades.ts';

type Pages = readonly string[];
type Rewrite = (pages: Pages, folder: string) => Promise<string[]>;

const each =
  (change: (html: string, folder: string) => string | Promise<string>): Rewrite =>
  (pages, folder) =>
    Promise.all(pages.map((html) => change(html, folder)));

/**
 * The rewrites of the framework's pages, in order, each with what it saves on `/rx` in Brotli bytes, as measured by
 * `npm run bench -- rewrites`.
 */
export const rewrites: Readonly<Record<string, Rewrite>> = {
  // Saves nothing, but without it two machines would build different pages.
  'island-ids': each(withoutIslandIds),
  // A request on every page.
  'skip-facades': each(skipFacades),
  // A round trip before the first frame.
  'inline-sheet': inlineSheet,
  // 1.6 KB of the first answer, and two requests.
  'island-runtime': shareIslandRuntime,
  // Takes the full weight of the scripts, and the round trips that find them one by one, out of the first frame.
  'after-paint': each(askAfterPaint),
  // 0.6 KB of the first answer, which would otherwise exceed the 14 KB of the first round trip.
  'minify-inline': each(minifyInline),
};

/**
 * Applies every rewrite except the one named `without`. A rewrite that changes no page no longer matches the
 * framework's output, which stops the build.
 */
export async function rewritePages(
  pages: Pages,
  folder: string,
  without?: string,
): Promise<string[]> {
  let result = [...pages];
  for (const [name, rewrite] of Object.entries(rewrites)) {
    if (name === without) continue;
    const before = result;
    result = await rewrite(before, folder);
    if (result.every((html, index) => html === before[index])) {
      throw new Error(
        `${name} changed no page: the framework writes something else than it expects.`,
      );
    }
  }
  return result;
}
