import type { PathOf } from '../exchange.ts';
import type { profileContract } from './contract.ts';

/** GET: the user's profile; PUT changes it, with the same answer. */
export const profilePath = '/api/profile' as PathOf<typeof profileContract.profile>;
