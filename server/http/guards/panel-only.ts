import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../app-env.ts';
import { ownOrigin } from '../own-origin.ts';
import { refuse } from '../refuse.ts';

/** Accepts changes from the panel only: from this origin or one in `PANEL_ORIGINS`. */
export const panelOnly = createMiddleware<AppEnv>(async (c, next) => {
  const origin = c.req.header('Origin');
  const { panelOrigins } = c.var.services.settings;
  if (origin && (origin === ownOrigin(c) || panelOrigins.includes(origin))) return next();
  return refuse(c, 'forbiddenOrigin');
});

/** Also accepts changes without an Origin header: machines send none, and no page can send their keys. */
export const panelOrMachineOnly = createMiddleware<AppEnv>((c, next) =>
  c.req.header('Origin') === undefined ? next() : panelOnly(c, next),
);
