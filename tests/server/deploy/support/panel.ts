import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** One file of each kind in a build, with the headers of the real one. */
export const panelTexts = {
  '/index.html': '<!doctype html><title>dashboard</title>',
  '/rx/index.html': '<!doctype html><title>rx</title>',
  '/404.html': '<!doctype html><title>no such page</title>',
  '/_astro/app.abc.js': 'export const code = 1;',
  '/_astro/app.abc.css': 'body { margin: 0 }',
  '/manifest.webmanifest': '{"name":"Adasi"}',
  '/sw.js': 'self.skipWaiting();',
  '/pictures/case.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
} as const;

/** Writes a small panel, compressed as the build does it. */
export function writePanel(folder: string): void {
  for (const [name, text] of Object.entries(panelTexts)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
    writeFileSync(`${file}.br`, brotliCompressSync(text));
    writeFileSync(`${file}.gz`, gzipSync(text));
  }
  const headers = path.resolve(import.meta.dirname, '../../../../public/_headers');
  copyFileSync(headers, path.join(folder, '_headers'));
}
