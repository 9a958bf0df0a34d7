import type { PathOf } from '../exchange.ts';
import type { lastFramesContract } from './contract.ts';

/** GET: the frames of an account’s last orders; with `text`, only those that match, also from the lab’s list. */
export const lastFramesPath = '/api/orders/frames' as PathOf<typeof lastFramesContract.frames>;
