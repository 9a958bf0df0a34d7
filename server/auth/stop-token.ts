import { randomBytes } from 'node:crypto';

const idBytes = 16;
const secretBytes = 9;
const form = /^[\w-]{34}$/;

/** Makes the token for an unsubscribe link: the account's id and 72 random bits, short enough for a text message. */
export function newStopToken(account: string): string {
  const id = Buffer.from(account.replaceAll('-', ''), 'hex');
  return Buffer.concat([id, randomBytes(secretBytes)]).toString('base64url');
}

/** The account in an unsubscribe token; undefined if the token is malformed. */
export function accountOfStop(token: string): string | undefined {
  if (!form.test(token)) return undefined;
  const id = Buffer.from(token, 'base64url').subarray(0, idBytes).toString('hex');
  return id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
