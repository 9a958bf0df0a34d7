import { Secret, TOTP } from 'otpauth';

/** RFC 6238 as all apps understand it: SHA-1, six digits, steps of 30 seconds. */
const form = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** 160 random bits, as RFC 4226 recommends. */
export function newAppSecret(): Buffer {
  return Buffer.from(new Secret({ size: 20 }).bytes);
}

const secretOf = (bytes: Buffer) => new Secret({ buffer: new Uint8Array(bytes).buffer });

/** What an app needs: the secret to type, and the same as an address for a QR code. */
export function describeApp(bytes: Buffer, username: string): { secret: string; uri: string } {
  const secret = secretOf(bytes);
  const app = new TOTP({ ...form, issuer: 'Adasi', label: username, secret });
  return { secret: secret.base32, uri: app.toString() };
}

/**
 * The step of 30 seconds since 1970 that a code of six digits belongs to, if it is the one now, before or after: the
 * clock of a phone may be off by half a minute.
 */
export function stepOfCode(bytes: Buffer, code: string, now = Date.now()): number | undefined {
  const checked = { ...form, secret: secretOf(bytes), token: code, timestamp: now, window: 1 };
  const off = TOTP.validate(checked);
  return off === null ? undefined : Math.floor(now / 1000 / form.period) + off;
}
