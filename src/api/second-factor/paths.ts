import type * as z from 'zod/mini';
import type { PeopleAnswer } from '../accounts/contract.ts';
import type { ApiPath, Change } from '../api-path.ts';
import type { SessionAnswer } from '../contract.ts';
import type {
  appRequest,
  FactorsAnswer,
  OfferAnswer,
  offerRequest,
  passkeyRequest,
  passwordConfirmation,
  removalRequest,
  SecondStepRequest,
} from './contract.ts';

const own = '/api/second-factor';

type Posted<Body, Answer = FactorsAnswer> = ApiPath<{ POST: Change<Body, Answer> }>;

/** Paths of the second factor, which no page asks for before it is wanted. */
export const secondFactorPaths = {
  /** GET: what the user has. */
  own: own as ApiPath<{ GET: FactorsAnswer }>,
  /** POST: begins to add a factor. */
  offers: `${own}/offers` as Posted<z.input<typeof offerRequest>, OfferAnswer>,
  /** POST: the passkey that was made. */
  passkeys: `${own}/passkeys` as Posted<z.input<typeof passkeyRequest>>,
  /** POST: the first code of the app. */
  app: `${own}/app` as Posted<z.input<typeof appRequest>>,
  /** POST: takes a factor away. */
  removal: `${own}/removal` as Posted<z.input<typeof removalRequest>>,
  /** POST: new recovery codes. */
  recoveryCodes: `${own}/recovery-codes` as Posted<z.input<typeof passwordConfirmation>>,
  /** POST: the second step of signing in. */
  secondStep: '/api/login/second-step' as Posted<SecondStepRequest, SessionAnswer>,
  /** DELETE, for the lab: takes all factors of a shop's user away, who has lost them. */
  ofUser: (account: string, user: string) =>
    `/api/accounts/${account}/users/${user}/second-factor` as ApiPath<{
      DELETE: Change<undefined, PeopleAnswer>;
    }>,
} as const;
