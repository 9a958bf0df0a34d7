import type { Generated } from 'kysely';
import type { Instant } from './instant.ts';

interface OfUser {
  accountId: string;
  userId: string;
}

interface PasskeyRow extends OfUser {
  /** Base64url, WebAuthn's name for it. */
  credentialId: string;
  /** Host name of the panel that it was created for. */
  rpId: string;
  publicKey: Buffer;
  counter: number;
  transports: string[];
  browser: string;
  system: string;
  createdAt: Instant;
  usedAt: Date | null;
}

interface CodeAppRow extends OfUser {
  secret: Buffer;
  /** The 30-second step since 1970 of the last code used. */
  lastStep: number;
  createdAt: Instant;
}

interface RecoveryCodeRow extends OfUser {
  codeHash: Buffer;
}

interface FactorOfferRow extends OfUser {
  kind: 'passkey' | 'app';
  value: Buffer;
  madeAt: Instant;
}

interface SecondStepRow extends OfUser {
  tokenHash: Buffer;
  passwordHash: string;
  challenge: Buffer;
  /** A known device; empty for all others together. */
  device: Generated<string>;
  tries: Generated<number>;
  madeAt: Instant;
}

interface CodeFailureRow extends OfUser {
  /** A known device, or one of `sharedCounts` in `server/db/second-factor/code-failures.ts`. */
  device: string;
  failures: Generated<number>;
  lastAt: Instant;
  freeAt: Instant;
}

/** Users' second factors. */
export interface SecondFactorTables {
  passkeys: PasskeyRow;
  codeApps: CodeAppRow;
  recoveryCodes: RecoveryCodeRow;
  factorOffers: FactorOfferRow;
  secondSteps: SecondStepRow;
  codeFailures: CodeFailureRow;
}
