import type { Hono } from 'hono';
import { openAPIRouteHandler } from 'hono-openapi';
import * as z from 'zod/mini';
import type { AppEnv } from '../http/app-env.ts';
import { describe } from './describe.ts';

const documentation = {
  info: {
    title: 'Adasi order API',
    version: '1',
    description:
      'Orders of optical shops to their lens lab. Changes need the exact Origin of the panel and a JSON body.',
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
    },
  },
};

/** Answers the OpenAPI document of the app's routes, made of the schemas they work with. */
export function openApi(app: Hono<AppEnv>) {
  const described = describe({
    summary: 'This document',
    answers: { 200: { description: 'OpenAPI 3.1.', schema: z.record(z.string(), z.unknown()) } },
    refusals: [],
  });
  // Its address ends like a file, which are left out unless told.
  return [
    described,
    openAPIRouteHandler(app, { excludeStaticFile: false, documentation }),
  ] as const;
}
