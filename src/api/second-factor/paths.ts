import type { PathOf } from '../exchange.ts';
import type { secondFactorContract } from './contract.ts';

type Of<Name extends keyof typeof secondFactorContract> = PathOf<
  (typeof secondFactorContract)[Name]
>;

const own = '/api/second-factor';

/** Paths of the second factor; pages load them only when needed. */
export const secondFactorPaths = {
  /** GET: the user's factors. */
  own: own as Of<'own'>,
  /** POST: starts adding a factor. */
  offers: `${own}/offers` as Of<'offers'>,
  /** POST: adds the new passkey. */
  passkeys: `${own}/passkeys` as Of<'passkeys'>,
  /** POST: the first code of the app. */
  app: `${own}/app` as Of<'app'>,
  /** POST: removes a factor. */
  removal: `${own}/removal` as Of<'removal'>,
  /** POST: new recovery codes. */
  recoveryCodes: `${own}/recovery-codes` as Of<'recoveryCodes'>,
  /** POST: the second step of signing in. */
  secondStep: '/api/login/second-step' as Of<'secondStep'>,
  /** DELETE, for the lab: removes all factors of a shop's user who has lost them. */
  ofUser: (account: string, user: string) =>
    `/api/accounts/${account}/users/${user}/second-factor` as Of<'ofUser'>,
} as const;
