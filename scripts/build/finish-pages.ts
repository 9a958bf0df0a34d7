import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { inlineSmallScripts } from './inline-small.ts';
import { shareIslandRuntime } from './island-runtime.ts';
import { policyOf } from './policy.ts';
import { preloadScripts } from './preload.ts';
import { putSheetFirst } from './sheet-first.ts';
import { skipFacades } from './skip-facades.ts';

async function htmlFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true });
  return entries.filter((name) => name.endsWith('.html')).map((name) => join(folder, name));
}

const eachPage = (pages: readonly string[], change: (html: string) => Promise<string>) =>
  Promise.all(pages.map(change));

async function finish(pages: readonly string[], folder: string): Promise<string[]> {
  const direct = await eachPage(pages, (html) => skipFacades(html, folder));
  const ordered = direct.map(putSheetFirst);
  const small = await eachPage(ordered, (html) => inlineSmallScripts(html, folder));
  const shared = await shareIslandRuntime(small, folder);
  const apiUrl = process.env.PUBLIC_API_URL;
  const policy = policyOf(shared, apiUrl ? new URL(apiUrl).origin : '');
  const meta = `<meta http-equiv="content-security-policy" content="${policy}">`;
  const guarded = shared.map((html) => html.replace(/(<meta charset="utf-8">)/i, `$1${meta}`));
  return eachPage(guarded, (html) => preloadScripts(html, folder));
}

/** Makes the pages ready for a slow line and a hostile world: few requests, all named in the head, under one policy. */
export function finishPages(): AstroIntegration {
  return {
    name: 'adasi:finish-pages',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const files = await htmlFiles(dir.pathname);
        const pages = await eachPage(files, (file) => readFile(file, 'utf8'));
        const finished = await finish(pages, dir.pathname);
        await Promise.all(files.map((file, place) => writeFile(file, finished[place] ?? '')));
      },
    },
  };
}
