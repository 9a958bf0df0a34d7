import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** How a file may travel: as it is, or compressed beforehand. */
export type Encoding = 'identity' | 'br' | 'gzip';

/** A file of the built panel. */
export interface PanelFile {
  type: string;
  /** Where each of its encodings lies. */
  encodings: Partial<Record<Encoding, string>>;
  etag: string;
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

/**
 * Lists the built panel by the address each file answers at. What is not listed cannot be asked for, so no address
 * leads out of the directory. `/rx` is `rx/index.html` or `rx.html`.
 */
export function listPanelFiles(directory: string): Map<string, PanelFile> {
  const files = new Map<string, PanelFile>();
  if (!existsSync(directory)) return files;
  const names = readdirSync(directory, { recursive: true, encoding: 'utf8' });
  for (const name of names) {
    const type = types[path.extname(name)];
    if (!type) continue;
    const file = describeFile(path.join(directory, name), type);
    for (const address of addressesOf(name.split(path.sep).join('/'))) files.set(address, file);
  }
  return files;
}

function describeFile(place: string, type: string): PanelFile {
  const { mtimeMs, size } = statSync(place);
  const encodings: PanelFile['encodings'] = { identity: place };
  if (existsSync(`${place}.br`)) encodings.br = `${place}.br`;
  if (existsSync(`${place}.gz`)) encodings.gzip = `${place}.gz`;
  return { type, encodings, etag: `${size.toString(36)}-${Math.round(mtimeMs).toString(36)}` };
}

function addressesOf(name: string): string[] {
  const page = /^(?:(.*)\/)?index\.html$/.exec(name) ?? /^(.*)\.html$/.exec(name);
  if (!page) return [`/${name}`];
  const address = page[1] ? `/${page[1]}` : '/';
  return [`/${name}`, address, ...(address === '/' ? [] : [`${address}/`])];
}
