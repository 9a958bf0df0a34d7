import type { Hono } from 'hono';
import { openAPIRouteHandler } from 'hono-openapi';
import * as z from 'zod/mini';
import { diskFullAnswer, route } from '../guards/route.ts';
import type { AppEnv } from '../http/app-env.ts';

const documentation = {
  info: {
    title: 'Adasi order API',
    version: '1',
    description:
      'Orders of optical shops to their lens lab. Changes need the exact Origin of the panel and a JSON body; a photo is sent as its bytes.',
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
        description: 'The key of a machine, which the lab makes; requests with it need no Origin.',
      },
    },
  },
};

const changing = { responses: diskFullAnswer };
const defaultOptions = { POST: changing, PUT: changing, DELETE: changing };

/** Answers the OpenAPI document, built from the schemas of the app's routes. */
export function openApi(app: Hono<AppEnv>) {
  const described = route({
    summary: 'This document',
    access: 'anyone',
    answers: { 200: { description: 'OpenAPI 3.1.', schema: z.record(z.string(), z.unknown()) } },
    refusals: [],
  });
  // The path ends in `.json`, and by default such routes are left out.
  return [
    described,
    openAPIRouteHandler(app, { excludeStaticFile: false, documentation, defaultOptions }),
  ] as const;
}
