import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import {
  actingHeader,
  idempotencyHeader,
  lastEventHeader,
  pageAgeHeader,
} from '../../../src/api/headers.ts';
import type { Settings } from '../../process/config/settings.ts';

/** Lets the panels in `PANEL_ORIGINS` call the API with their cookie. */
export function panelCors({ panelOrigins }: Settings): MiddlewareHandler {
  if (panelOrigins.length === 0) return (_, next) => next();
  return cors({
    origin: [...panelOrigins],
    credentials: true,
    allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowHeaders: [
      'Content-Type',
      'Content-Range',
      idempotencyHeader,
      actingHeader,
      lastEventHeader,
      pageAgeHeader,
    ],
    exposeHeaders: ['Date', 'ETag', 'Retry-After'],
    maxAge: 600,
  });
}
