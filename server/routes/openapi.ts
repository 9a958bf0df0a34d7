import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Context, Hono } from 'hono';
import { generateSpecs } from 'hono-openapi';
import * as z from 'zod/mini';
import type { AppEnv } from '../http/app-env.ts';
import { type Resource, resource } from '../http/guards/resource.ts';
import { route } from '../http/guards/route.ts';

/** Supported compressions, best first, by their names in a request. */
const compressions = { br: promisify(brotliCompress), gzip: promisify(gzip) } as const;
type Encoding = keyof typeof compressions;
const encodings = ['br', 'gzip'] as const satisfies readonly Encoding[];

const documentation = {
  info: {
    title: 'Adasi order API',
    version: '1',
    description:
      'Orders of optical shops to their lens lab. Changes need the panel’s exact Origin and a JSON body; photos are sent as bytes.',
  },
  servers: [{ url: '/' }],
  components: {
    securitySchemes: {
      session: {
        type: 'apiKey' as const,
        in: 'cookie',
        name: '__Host-adasi',
        description: 'Set by the login; named `adasi` over plain http.',
      },
      machine: {
        type: 'http' as const,
        scheme: 'bearer',
        description: 'A machine’s key, created by the lab; requests with it need no Origin.',
      },
    },
  },
};

/** The serialised document. */
interface BuiltDocument {
  body: string;
  compressed: Record<Encoding, Buffer<ArrayBuffer>>;
  tag: string;
}

async function build(app: Hono<AppEnv>): Promise<BuiltDocument> {
  // The path ends in `.json`, and by default such routes are excluded.
  const specs = await generateSpecs(app, { excludeStaticFile: false, documentation });
  const body = JSON.stringify(specs);
  const digest = createHash('sha256').update(body).digest('base64url');
  const [br, gzip] = await Promise.all([compressions.br(body), compressions.gzip(body)]);
  return { body, compressed: { br, gzip }, tag: `"${digest.slice(0, 12)}"` };
}

/**
 * Answers the OpenAPI document. It is built once from the schemas of the app's routes, because it changes only with the
 * program.
 */
export function openApi(app: Hono<AppEnv>): Resource {
  const described = route(
    { answer: null },
    {
      summary: 'This document',
      access: 'anyone',
      answers: {
        200: { description: 'OpenAPI 3.1.', schema: z.record(z.string(), z.unknown()) },
        304: 'Unchanged since the ETag in If-None-Match.',
      },
    },
  );
  let built: Promise<BuiltDocument> | undefined;
  const answer = async (c: Context<AppEnv>) => {
    built ??= build(app);
    const { body, compressed, tag } = await built;
    c.header('ETag', tag);
    c.header('Cache-Control', 'no-cache');
    const type = { 'Content-Type': 'application/json' };
    const taken = c.req.header('Accept-Encoding') ?? '';
    const encoding = encodings.find((each) => new RegExp(`\\b${each}\\b`).test(taken));
    if (!encoding) return c.body(body, 200, type);
    return c.body(compressed[encoding], 200, { ...type, 'Content-Encoding': encoding });
  };
  return resource().get('/', described, answer);
}
