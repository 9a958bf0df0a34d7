import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { preloadScripts } from './preload.ts';

const inlineCode = /<(script|style)(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/\1>/g;

type Hashes = { script: Set<string>; style: Set<string> };

function collectHashes(html: string, hashes: Hashes): void {
  for (const [, element, code = ''] of html.matchAll(inlineCode)) {
    if (code === '') continue;
    const digest = createHash('sha256').update(code).digest('base64');
    hashes[element === 'script' ? 'script' : 'style'].add(`'sha256-${digest}'`);
  }
}

/** What pages may load and run. Only same-origin files, the pages' own inline code by its hash, and the API. */
function policyOf(hashes: Hashes, apiOrigin: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${[...hashes.script].sort().join(' ')}`,
    `style-src 'self' ${[...hashes.style].sort().join(' ')}`,
    "img-src 'self' data: blob:",
    `connect-src 'self' ${apiOrigin}`.trim(),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}

async function htmlFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true });
  return entries.filter((name) => name.endsWith('.html')).map((name) => join(folder, name));
}

/**
 * Writes one content security policy into every page: the union of all pages' hashes, because with client-side
 * navigation the first page's policy stays in force on the next. Names each page's scripts in its head besides.
 */
export function finishPages(): AstroIntegration {
  return {
    name: 'adasi:finish-pages',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const pages = await htmlFiles(dir.pathname);
        const hashes: Hashes = { script: new Set(), style: new Set() };
        const texts = await Promise.all(pages.map((page) => readFile(page, 'utf8')));
        for (const text of texts) collectHashes(text, hashes);
        const apiUrl = process.env.PUBLIC_API_URL;
        const policy = policyOf(hashes, apiUrl ? new URL(apiUrl).origin : '');
        const meta = `<meta http-equiv="content-security-policy" content="${policy}">`;
        for (const [place, page] of pages.entries()) {
          const text = (texts[place] ?? '').replace(/(<meta charset="utf-8">)/i, `$1${meta}`);
          await writeFile(page, await preloadScripts(text, dir.pathname));
        }
      },
    },
  };
}
