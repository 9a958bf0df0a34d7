import { Secret, TOTP } from 'otpauth';

/** RFC 6238 in the form that all apps support: SHA-1, six digits, 30-second steps. */
const form = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** 160 random bits, as RFC 4226 recommends. */
export function newAppSecret(): Buffer {
  return Buffer.from(new Secret({ size: 20 }).bytes);
}

const secretOf = (bytes: Buffer) => new Secret({ buffer: new Uint8Array(bytes).buffer });

/** What an app needs: the secret to type, and the same secret as a URI for a QR code. */
export function describeApp(bytes: Buffer, username: string): { secret: string; uri: string } {
  const secret = secretOf(bytes);
  const app = new TOTP({ ...form, issuer: 'Adasi', label: username, secret });
  return { secret: secret.base32, uri: app.toString() };
}

/**
 * The 30-second step since 1970 that a six-digit code belongs to: the current one, the one before or the one after,
 * because a phone's clock may be off by half a minute. Undefined for any other code.
 */
export function stepOfCode(bytes: Buffer, code: string, now = Date.now()): number | undefined {
  const checked = { ...form, secret: secretOf(bytes), token: code, timestamp: now, window: 1 };
  const off = TOTP.validate(checked);
  return off === null ? undefined : Math.floor(now / 1000 / form.period) + off;
}
