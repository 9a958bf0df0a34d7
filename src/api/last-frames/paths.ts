import type { PathOf } from '../exchange.ts';
import type { lastFramesContract } from './contract.ts';

/** GET: the frames of an account’s last orders; with `text`, those that begin so, and of the lab’s list. */
export const lastFramesPath = '/api/orders/frames' as PathOf<typeof lastFramesContract.frames>;
