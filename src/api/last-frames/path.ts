import type { ApiPath } from '../api-path.ts';
import type { LastFramesAnswer } from './contract.ts';

/** GET: the frames of an account's last orders. Apart from the other paths, which every page loads. */
export const lastFramesPath = '/api/orders/frames' as ApiPath<{ GET: LastFramesAnswer }>;
