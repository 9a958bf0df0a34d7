import { readFile } from 'node:fs/promises';
import { type Context, Hono } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { type HeaderRule, headersFor, readHeaderRules } from './headers-file.ts';
import { type Encoding, listPanelFiles, type PanelFile } from './panel-files.ts';
import { sharedText } from './shared-text.ts';
import { splitPage } from './split-page.ts';

/** Serves the built panel as a static host would, with the build's compressed files and headers. */
export function servePanel(directory: string): Hono<AppEnv> {
  const files = listPanelFiles(directory);
  const rules = readHeaderRules(directory);
  return new Hono<AppEnv>()
    .get('/*', (c, next) => {
      const file = files.get(c.req.path);
      return file ? answerFile(c, file, rules) : next();
    })
    .route('/', sharedText)
    .all('/*', (c) => {
      // Not cached, because the next build may contain the file.
      c.header('Cache-Control', 'no-store');
      const page = files.get('/404.html');
      if (page) return answerMissing(c, page, rules);
      const built = files.has('/');
      return c.text(built ? 'Not found.' : 'The panel is not built: run `npm run build`.', 404);
    });
}

/** Answers the 404 page with the headers of a page, regardless of what was requested. */
async function answerMissing(
  c: Context<AppEnv>,
  page: PanelFile,
  rules: readonly HeaderRule[],
): Promise<Response> {
  for (const [name, value] of headersFor(rules, '/404.html')) {
    if (name !== 'cache-control') c.header(name, value);
  }
  return answerBody(c, page, 404);
}

async function answerFile(
  c: Context<AppEnv>,
  file: PanelFile,
  rules: readonly HeaderRule[],
): Promise<Response> {
  const ruled = new Map(headersFor(rules, c.req.path));
  c.header('Cache-Control', 'no-cache');
  for (const [name, value] of ruled) c.header(name, value);
  // A browser does not revalidate an immutable file.
  if (ruled.get('cache-control')?.includes('immutable')) return answerBody(c, file, 200);
  const tag = `"${file.etag}-${chosenEncoding(c, file)}"`;
  c.header('ETag', tag);
  if (!c.req.header('If-None-Match')?.includes(tag)) return answerBody(c, file, 200);
  c.header('Vary', 'Accept-Encoding');
  return c.body(null, 304);
}

async function answerBody(
  c: Context<AppEnv>,
  file: PanelFile,
  status: 200 | 404,
): Promise<Response> {
  const encoding = chosenEncoding(c, file);
  c.header('Content-Type', file.type);
  c.header('Vary', 'Accept-Encoding');
  if (encoding !== 'identity') c.header('Content-Encoding', encoding);
  const body = new Uint8Array(await readFile(file.encodings[encoding] ?? ''));
  c.header('Content-Length', String(body.length));
  // Uncompressed pages are not split: the rest may not fit into the socket's buffer, and the request would count as
  // running.
  const isSplit = file.type.startsWith('text/html') && encoding !== 'identity';
  return c.body(isSplit ? splitPage(body) : body, status);
}

function chosenEncoding(c: Context<AppEnv>, { encodings }: PanelFile): Encoding {
  const accepted = c.req.header('Accept-Encoding') ?? '';
  const accepts = (encoding: string) =>
    accepted.split(',').some((each) => {
      const [name, weight = 'q=1'] = each.split(';').map((part) => part.trim());
      return name === encoding && !/^q=0(\.0*)?$/.test(weight);
    });
  if (encodings.br && accepts('br')) return 'br';
  if (encodings.gzip && accepts('gzip')) return 'gzip';
  return 'identity';
}
