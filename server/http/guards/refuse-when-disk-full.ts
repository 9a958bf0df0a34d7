import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../app-env.ts';
import { refuse } from '../refuse.ts';

/** Refuses changes while the disk is full, before the database would. Devices keep their orders and send them later. */
export const refuseWhenDiskFull = createMiddleware<AppEnv>(async (c, next) => {
  if (c.var.services.disk.room === 'full') return refuse(c, 'diskFull');
  return next();
});
