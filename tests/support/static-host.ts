import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/**
 * A plain file server: folders answer with their `index.html`, and there is no API. `asked` records the requested
 * paths.
 */
export async function serveStatic(folder: string) {
  const asked: string[] = [];
  const read = async (path: string) => {
    const name = normalize(extname(path) ? path : `${path}/index.html`);
    return { name, body: await readFile(join(folder, name)) };
  };
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    asked.push(pathname);
    const file = await read(pathname).catch(() => undefined);
    response.statusCode = file ? 200 : 404;
    response.setHeader('Content-Type', types[extname(file?.name ?? '')] ?? 'text/plain');
    // As `public/_headers` requests from hosts.
    if (file && pathname.startsWith('/_astro/')) {
      response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    }
    response.end(file?.body ?? 'Not found');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No free port.');
  const stop = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { origin: `http://127.0.0.1:${address.port}`, asked, stop };
}
