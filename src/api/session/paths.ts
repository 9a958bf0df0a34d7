import type { PathOf } from '../exchange.ts';
import type { sessionContract } from './contract.ts';

/** Paths of signing in and out. */
export const sessionPaths = {
  login: '/api/login' as PathOf<typeof sessionContract.login>,
  logout: '/api/logout' as PathOf<typeof sessionContract.logout>,
  /** GET: who is signed in. */
  session: '/api/session' as PathOf<typeof sessionContract.session>,
} as const;
