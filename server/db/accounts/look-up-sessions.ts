import type { SessionKey } from '../../auth/session-token.ts';

/** Arguments of a database function that takes sessions: their accounts, and the hashes of their tokens. */
type SessionValues = [accounts: string[], tokenHashes: Buffer[]];

const nameOf = ({ account, tokenHash }: SessionKey) => account + tokenHash.toString('base64');

/**
 * Looks up sessions and returns the rows in the order of the keys; undefined for those not found. A session requested
 * several times, as by several tabs, is read once. `place` is a row's 1-based position in the arguments of `read`.
 */
export async function lookUpSessions<Row extends { place: number }>(
  keys: readonly SessionKey[],
  read: (values: SessionValues) => Promise<Row[]>,
): Promise<(Row | undefined)[]> {
  const names = keys.map(nameOf);
  const distinct = new Map(keys.map((key, at) => [names[at], key]));
  const asked = [...distinct.values()];
  const rows = await read([
    asked.map(({ account }) => account),
    asked.map(({ tokenHash }) => tokenHash),
  ]);
  const byPlace = new Map(rows.map((row) => [row.place, row]));
  const byName = new Map([...distinct.keys()].map((name, at) => [name, byPlace.get(at + 1)]));
  return names.map((name) => byName.get(name));
}
