import { finished } from 'node:stream/promises';
import { createMiddleware } from 'hono/factory';
import { photoLimits } from '../../../src/domain/photos/photo-limits.ts';
import { watchPace } from '../../use-cases/photos/pace.ts';
import type { AppEnv } from '../app-env.ts';

/**
 * Reads and discards the rest of an upload before the server answers with a refusal that did not need it. Otherwise the
 * connection closes while a browser on a slow line is still sending, and the browser never learns why. An upload that
 * is too slow is cut off.
 */
export const drainUpload = createMiddleware<AppEnv>(async (c, next) => {
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
  // The client may have disconnected.
  await finished(incoming).catch(() => undefined);
  stopWatching();
});
