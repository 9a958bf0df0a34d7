import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { usernameKey } from './username.ts';

/** Days that a device stays known after its last login: as long as browsers keep a cookie. */
export const knownForDays = 400;
/** How many usernames a device remembers: the ones that signed in last. */
const maxNames = 5;

const entryForm = /^([\w-]{22})\.([0-9a-z]{1,8})\.([\w-]{22})$/;
const dayMs = 24 * 60 * 60 * 1000;

/** What the cookie holds for one username. The username itself cannot be read from it. */
interface Entry {
  /** Random id of this device for this username. */
  device: string;
  /** Days since 1970, base 36. */
  day: string;
  signature: string;
}

/**
 * The device id that a cookie holds for a username; undefined unless it was signed for that username with this key. The
 * database decides whether the device is still known.
 */
export function knownDevice(
  cookie: string | undefined,
  username: string,
  { key, now = Date.now() }: { key: Buffer; now?: number },
): string | undefined {
  return entryOf(readEntries(cookie), username, { key, now })?.device;
}

/** The cookie to set after a login: adds the username to those known on the device. */
export function rememberDevice(
  cookie: string | undefined,
  username: string,
  { key, now = Date.now() }: { key: Buffer; now?: number },
): string {
  const entries = readEntries(cookie);
  const before = entryOf(entries, username, { key, now });
  const device = before?.device ?? randomBytes(16).toString('base64url');
  const day = Math.floor(now / dayMs).toString(36);
  const entry = { device, day, signature: sign(username, device, day, key) };
  const others = entries.filter((other) => other !== before);
  return [entry, ...others].slice(0, maxNames).map(writeEntry).join('~');
}

function readEntries(cookie = ''): Entry[] {
  const parts = cookie.split('~').slice(0, maxNames);
  return parts.flatMap((part) => {
    const [, device, day, signature] = entryForm.exec(part) ?? [];
    return device && day && signature ? [{ device, day, signature }] : [];
  });
}

function writeEntry({ device, day, signature }: Entry): string {
  return `${device}.${day}.${signature}`;
}

function entryOf(
  entries: readonly Entry[],
  username: string,
  { key, now }: { key: Buffer; now: number },
): Entry | undefined {
  return entries.find(({ device, day, signature }) => {
    const age = now / dayMs - Number.parseInt(day, 36);
    const expected = Buffer.from(sign(username, device, day, key));
    return age < knownForDays && timingSafeEqual(expected, Buffer.from(signature));
  });
}

/** 128 bits of an HMAC, in 22 characters. */
function sign(username: string, device: string, day: string, key: Buffer): string {
  const text = JSON.stringify(['known device', usernameKey(username), device, day]);
  return createHmac('sha256', key).update(text).digest().subarray(0, 16).toString('base64url');
}
