import type { Generated } from 'kysely';
import type { Instant } from './instant.ts';

interface OfUser {
  account_id: string;
  user_id: string;
}

interface PasskeyRow extends OfUser {
  /** Base64url, as WebAuthn names it. */
  credential_id: string;
  /** Host name of the panel it was made for. */
  rp_id: string;
  public_key: Buffer;
  counter: number;
  transports: string[];
  browser: string;
  system: string;
  created_at: Instant;
  used_at: Date | null;
}

interface CodeAppRow extends OfUser {
  secret: Buffer;
  /** The step of 30 seconds since 1970 whose code was used last. */
  last_step: number;
  created_at: Instant;
}

interface RecoveryCodeRow extends OfUser {
  code_hash: Buffer;
}

interface FactorOfferRow extends OfUser {
  kind: 'passkey' | 'app';
  value: Buffer;
  made_at: Instant;
}

interface SecondStepRow extends OfUser {
  token_hash: Buffer;
  password_hash: string;
  challenge: Buffer;
  /** A known one; empty for all others. */
  device: Generated<string>;
  tries: Generated<number>;
  made_at: Instant;
}

interface CodeFailureRow extends OfUser {
  /** A known device, or one of `sharedCounts` in `server/db/second-factor/code-failures.ts`. */
  device: string;
  failures: Generated<number>;
  last_at: Instant;
  free_at: Instant;
}

/** Users' second factors. */
export interface SecondFactorTables {
  passkeys: PasskeyRow;
  code_apps: CodeAppRow;
  recovery_codes: RecoveryCodeRow;
  factor_offers: FactorOfferRow;
  second_steps: SecondStepRow;
  code_failures: CodeFailureRow;
}
