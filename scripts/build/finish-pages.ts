import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { askAfterPaint } from './after-paint.ts';
import { inlineSheet } from './inline-sheet.ts';
import { withoutIslandIds } from './island-ids.ts';
import { shareIslandRuntime } from './island-runtime.ts';
import { minifyInline } from './minify-inline.ts';
import { policyOf } from './policy.ts';
import { skipFacades } from './skip-facades.ts';

async function htmlFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true });
  return entries.filter((name) => name.endsWith('.html')).map((name) => join(folder, name));
}

const eachPage = (pages: readonly string[], change: (html: string) => Promise<string>) =>
  Promise.all(pages.map(change));

async function finish(pages: readonly string[], folder: string): Promise<string[]> {
  const direct = await eachPage(pages, (html) => skipFacades(withoutIslandIds(html), folder));
  const dressed = await inlineSheet(direct, folder);
  const shared = await shareIslandRuntime(dressed, folder);
  const asking = await eachPage(shared, (html) => askAfterPaint(html, folder));
  const ready = await eachPage(asking, minifyInline);
  const apiUrl = process.env.PUBLIC_API_URL;
  const policy = policyOf(ready, apiUrl ? new URL(apiUrl).origin : '');
  const meta = `<meta http-equiv="content-security-policy" content="${policy}">`;
  return ready.map((html) => html.replace(/(<meta charset="utf-8">)/i, `$1${meta}`));
}

/** Post-processes the pages: inlined styles, deferred scripts, and one content security policy. */
export function finishPages(): AstroIntegration {
  return {
    name: 'adasi:finish-pages',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const files = await htmlFiles(dir.pathname);
        const pages = await eachPage(files, (file) => readFile(file, 'utf8'));
        const finished = await finish(pages, dir.pathname);
        await Promise.all(files.map((file, index) => writeFile(file, finished[index] ?? '')));
      },
    },
  };
}
