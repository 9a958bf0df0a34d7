import { createECDH } from 'node:crypto';
import { makeVapidKeys, type VapidKeys } from '../../channels/push.ts';
import { readOrMakePushKey } from '../../db/notifications/push-key.ts';
import type { Database } from '../../db/pool/database.ts';

const make = () => Buffer.from(makeVapidKeys().privateKey, 'base64url');

/** The keys that identify this server to push services. They are created once and shared by all processes. */
export async function pushKeyPair(database: Database): Promise<VapidKeys> {
  const kept = await readOrMakePushKey(database, make);
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(kept);
  return { publicKey: pair.getPublicKey('base64url'), privateKey: kept.toString('base64url') };
}
