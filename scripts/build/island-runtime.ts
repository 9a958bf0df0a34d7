import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const name = '/_astro/islands.js';
const inlineScript = /<script>([\s\S]*?)<\/script>/g;
const rendererUrl = /renderer-url="([^"]+)"/;

/** The first-paint script has to run before the first frame; only it stays inline. */
const isRuntime = (code: string) => !code.includes('localStorage');

function runtimeOf(pages: readonly string[]): string {
  const scripts = pages.flatMap((html) => [...html.matchAll(inlineScript)]);
  return [...new Set(scripts.map(([, code = '']) => code))].filter(isRuntime).join('\n');
}

/** The renderer's file only re-exports the shell's; the runtime imports that directly. */
async function rendererOf(pages: readonly string[], folder: string): Promise<string> {
  for (const html of pages) {
    const [, url] = rendererUrl.exec(html) ?? [];
    if (url) return readFile(join(folder, url), 'utf8');
  }
  return '';
}

/**
 * Moves Astro's inline hydration runtime into a file: the first frame does not need it, and the page itself has to fit
 * into the first round trip.
 */
export async function shareIslandRuntime(
  pages: readonly string[],
  folder: string,
): Promise<string[]> {
  const text = `${await rendererOf(pages, folder)}\n${runtimeOf(pages)}`;
  await writeFile(join(folder, name), text);
  return pages.map(referTo);
}

function referTo(html: string): string {
  const without = html.replace(inlineScript, (whole, code: string) =>
    isRuntime(code) ? '' : whole,
  );
  if (without === html) return html;
  return without
    .replaceAll(new RegExp(rendererUrl, 'g'), `renderer-url="${name}"`)
    .replace('</head>', `<script type="module" src="${name}"></script></head>`);
}
