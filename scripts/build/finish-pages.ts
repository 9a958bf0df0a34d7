import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { policyOf } from './policy.ts';
import { rewritePages } from './rewrite-pages.ts';

async function htmlFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true });
  return entries.filter((name) => name.endsWith('.html')).map((name) => join(folder, name));
}

function withPolicy(pages: readonly string[]): string[] {
  const apiUrl = process.env.PUBLIC_API_URL;
  const policy = policyOf(pages, apiUrl ? new URL(apiUrl).origin : '');
  const meta = `<meta http-equiv="content-security-policy" content="${policy}">`;
  return pages.map((html) => html.replace(/(<meta charset="utf-8">)/i, `$1${meta}`));
}

/**
 * Post-processes the pages: inlined styles, deferred scripts, and one content security policy. To measure what a rewrite
 * saves, `without` names one to leave out.
 */
export function finishPages(without?: string): AstroIntegration {
  return {
    name: 'adasi:finish-pages',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const files = await htmlFiles(dir.pathname);
        const pages = await Promise.all(files.map((file) => readFile(file, 'utf8')));
        const finished = withPolicy(await rewritePages(pages, dir.pathname, without));
        await Promise.all(files.map((file, index) => writeFile(file, finished[index] ?? '')));
      },
    },
  };
}
