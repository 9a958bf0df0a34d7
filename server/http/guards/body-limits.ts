import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { photoLimits } from '../../../src/domain/photos/photo-limits.ts';
import type { Issue } from '../../../src/domain/vocabulary/issue.ts';
import type { AppEnv } from '../app-env.ts';
import { refuse } from '../refuse.ts';

/** Refuses a body larger than the limit in bytes, without reading it if its length is given. */
function bodyUpTo(maxBytes: number, issues: Issue[] = []): MiddlewareHandler<AppEnv> {
  const onError = (c: Context) => refuse(c, 'tooLarge', issues);
  const countBytes = bodyLimit({ maxSize: maxBytes, onError });
  return async (c, next) => {
    const length = c.req.header('Content-Length');
    // Node enforces a given length. Counting turns the body into a stream, which takes a tenth of the time of placing
    // an order.
    if (length === undefined || c.req.header('Transfer-Encoding')) return countBytes(c, next);
    return Number(length) > maxBytes ? onError(c) : next();
  };
}

/** Maximum body sizes. */
export const bodyLimits = {
  /** An order has about 1 KB; this leaves room for a frame's trace. */
  small: bodyUpTo(256 * 1024),
  /** Fits fifty thousand lines entered in bulk by the lab. */
  bulk: bodyUpTo(8 * 1024 * 1024),
  /** Fits 50,000 changes of 100 bytes each, or some thousand designs. */
  revision: bodyUpTo(16 * 1024 * 1024),
  photo: bodyUpTo(photoLimits.bytes),
  picture: bodyUpTo(photoLimits.bytes, [{ path: 'picture', code: 'tooLong' }]),
};
