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
 * What changes the framework's pages, in this order, each with what it saves on `/rx`, in brotli: `npm run bench --
 * rewrites` measures it.
 */
export const rewrites: Readonly<Record<string, Rewrite>> = {
  // Nothing; without it no two machines build the same pages.
  'island-ids': each(withoutIslandIds),
  // A request on every page.
  'skip-facades': each(skipFacades),
  // A round trip before the first frame.
  'inline-sheet': inlineSheet,
  // 1.6 KB of the first answer, and two requests.
  'island-runtime': shareIslandRuntime,
  // The whole weight of the scripts before the first frame, and the round trips that find them one by one.
  'after-paint': each(askAfterPaint),
  // 0.6 KB of the first answer, which otherwise has more than the 14 KB of the first round trip.
  'minify-inline': each(minifyInline),
};

/**
 * Applies all of them but the one named `without`. One that changes no page no longer matches what the framework writes,
 * which stops the build.
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
