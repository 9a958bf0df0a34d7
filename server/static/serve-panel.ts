import { readFile } from 'node:fs/promises';
import { type Context, Hono } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { type HeaderRule, headersFor, readHeaderRules } from './headers-file.ts';
import { type Encoding, listPanelFiles, type PanelFile } from './panel-files.ts';

/** Serves the built panel as a static host would: compressed where the build did so, with the build's headers. */
export function servePanel(directory: string): Hono<AppEnv> {
  const files = listPanelFiles(directory);
  const rules = readHeaderRules(directory);
  return new Hono<AppEnv>().get('/*', (c) => {
    const file = files.get(c.req.path);
    if (file) return answerFile(c, file, rules);
    const missing = files.get('/404.html');
    if (missing) return answerFile(c, missing, rules, 404);
    const built = files.has('/');
    return c.text(built ? 'Not found.' : 'The panel is not built: run `npm run build`.', 404);
  });
}

async function answerFile(
  c: Context<AppEnv>,
  file: PanelFile,
  rules: readonly HeaderRule[],
  status: 200 | 404 = 200,
): Promise<Response> {
  const encoding = chooseEncoding(file, c.req.header('Accept-Encoding') ?? '');
  const tag = `"${file.etag}-${encoding}"`;
  c.header('Cache-Control', 'no-cache');
  for (const [name, value] of headersFor(rules, c.req.path)) c.header(name, value);
  c.header('Content-Type', file.type);
  c.header('Vary', 'Accept-Encoding');
  c.header('ETag', tag);
  if (status === 200 && c.req.header('If-None-Match')?.includes(tag)) return c.body(null, 304);
  if (encoding !== 'identity') c.header('Content-Encoding', encoding);
  const body = await readFile(file.encodings[encoding] ?? '');
  return c.body(new Uint8Array(body), status);
}

function chooseEncoding({ encodings }: PanelFile, accepted: string): Encoding {
  const takes = (encoding: string) =>
    accepted.split(',').some((each) => {
      const [name, weight = 'q=1'] = each.split(';').map((part) => part.trim());
      return name === encoding && !/^q=0(\.0*)?$/.test(weight);
    });
  if (encodings.br && takes('br')) return 'br';
  if (encodings.gzip && takes('gzip')) return 'gzip';
  return 'identity';
}
