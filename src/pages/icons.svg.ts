import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { APIRoute } from 'astro';
import { type IconName, iconNames } from '../ui/icon-names.ts';

const folder = join(
  dirname(createRequire(import.meta.url).resolve('bootstrap-icons/package.json')),
  'icons',
);

async function symbol(name: IconName): Promise<string> {
  const svg = await readFile(join(folder, `${name}.svg`), 'utf8');
  const drawing = svg.replace(/^[\s\S]*?<svg[^>]*>\s*/, '').replace(/\s*<\/svg>\s*$/, '');
  return `<symbol id="${name}" viewBox="0 0 16 16">${drawing}</symbol>`;
}

/** One file with all icons: one request on a slow line. */
export const GET: APIRoute = async () => {
  const symbols = await Promise.all(iconNames.map(symbol));
  return new Response(
    `<svg xmlns="http://www.w3.org/2000/svg" fill="currentColor">${symbols.join('')}</svg>`,
    { headers: { 'Content-Type': 'image/svg+xml' } },
  );
};
