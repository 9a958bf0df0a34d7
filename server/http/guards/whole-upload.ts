import { finished } from 'node:stream/promises';
import { createMiddleware } from 'hono/factory';
import { photoLimits } from '../../../src/domain/photos/photo-limits.ts';
import { watchPace } from '../../use-cases/photos/pace.ts';
import type { AppEnv } from '../app-env.ts';

/**
 * Reads an upload to its end, and discards it, before a refusal is answered that did not need it.
 * Otherwise the connection is cut while a browser on a slow line still sends, and it never learns
 * why. A sender that is too slow is cut off.
 */
export const wholeUpload = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  const incoming = c.env?.incoming;
  const length = Number(c.req.header('Content-Length') ?? Infinity);
  if (c.res.ok || !incoming?.resume || incoming.readableEnded || length > photoLimits.bytes) return;
  let bytes = 0;
  incoming.on('data', (piece: Buffer) => {
    bytes += piece.length;
  });
  const stopWatching = watchPace(
    () => bytes,
    () => incoming.destroy(),
  );
  // The client may have gone.
  await finished(incoming).catch(() => undefined);
  stopWatching();
});
