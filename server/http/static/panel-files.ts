import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** How a file is sent: uncompressed, or compressed by the build. */
export type Encoding = 'identity' | 'br' | 'gzip';

/** A file of the built panel. */
export interface PanelFile {
  type: string;
  /** The path of each encoding. */
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
 * Lists the files of the built panel by URL path; `/rx` is `rx/index.html` or `rx.html`. Only listed files are served,
 * so no path can escape the directory.
 */
export function listPanelFiles(directory: string): Map<string, PanelFile> {
  const files = new Map<string, PanelFile>();
  if (!existsSync(directory)) return files;
  const names = readdirSync(directory, { recursive: true, encoding: 'utf8' });
  for (const name of names) {
    const type = types[path.extname(name)];
    if (!type) continue;
    const file = describeFile(path.join(directory, name), type);
    for (const url of urlPathsOf(name.split(path.sep).join('/'))) files.set(url, file);
  }
  return files;
}

function describeFile(source: string, type: string): PanelFile {
  const { mtimeMs, size } = statSync(source);
  const encodings: PanelFile['encodings'] = { identity: source };
  if (existsSync(`${source}.br`)) encodings.br = `${source}.br`;
  if (existsSync(`${source}.gz`)) encodings.gzip = `${source}.gz`;
  return { type, encodings, etag: `${size.toString(36)}-${Math.round(mtimeMs).toString(36)}` };
}

function urlPathsOf(name: string): string[] {
  const page = /^(?:(.*)\/)?index\.html$/.exec(name) ?? /^(.*)\.html$/.exec(name);
  if (!page) return [`/${name}`];
  const url = page[1] ? `/${page[1]}` : '/';
  return [`/${name}`, url, ...(url === '/' ? [] : [`${url}/`])];
}
