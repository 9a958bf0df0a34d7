import type { Hono } from 'hono';
import { openAPIRouteHandler } from 'hono-openapi';
import type { AppEnv } from '../app-env.ts';

/** Answers the OpenAPI document of the routes, made of the schemas they work with. */
export function openApi(app: Hono<AppEnv>) {
  return openAPIRouteHandler(app, {
    // The document itself, which ends like a file, belongs to the document.
    excludeStaticFile: false,
    documentation: {
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
            type: 'apiKey',
            in: 'cookie',
            name: '__Host-adasi',
            description: 'Set by the login; named `adasi` over plain http.',
          },
        },
      },
    },
  });
}
