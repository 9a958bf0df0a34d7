import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';

const bytesOf = (...texts: readonly string[]) => Buffer.from(texts.join(''));
const derive = (key: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/** A browser's side of web push: its subscription, and decryption of received messages (RFC 8291 §3, RFC 8188 §2). */
export function pushBrowser() {
  const keys = createECDH('prime256v1');
  const own = keys.generateKeys();
  const auth = randomBytes(16);
  const subscription = (endpoint: string) => ({
    endpoint,
    keys: { p256dh: own.toString('base64url'), auth: auth.toString('base64url') },
  });
  const read = (body: Buffer): unknown => {
    const salt = body.subarray(0, 16);
    const idLength = body.readUInt8(20);
    const server = body.subarray(21, 21 + idLength);
    const coded = body.subarray(21 + idLength);
    const info = Buffer.concat([bytesOf('WebPush: info\0'), own, server]);
    const input = derive(keys.computeSecret(server), auth, info, 32);
    const key = derive(input, salt, bytesOf('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derive(input, salt, bytesOf('Content-Encoding: nonce\0'), 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(coded.subarray(-16));
    const padded = Buffer.concat([decipher.update(coded.subarray(0, -16)), decipher.final()]);
    // The last record ends with a 2 and zeros.
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
  };
  return { subscription, read };
}

/** The claims of a request's VAPID token. Throws if it isn't signed with the key (RFC 8292 §2, §3). */
export function vapidClaims(authorization: string, publicKey: string): Record<string, unknown> {
  const [, token = '', key] = /^vapid t=(\S+?), ?k=(\S+)$/.exec(authorization) ?? [];
  if (key !== publicKey) throw new Error('another key');
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((each) =>
    each.toString('base64url'),
  );
  const jwk = { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' };
  const [head, claims = '', signature = ''] = token.split('.');
  const isSigned = verify(
    'sha256',
    bytesOf(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) throw new Error('not signed');
  return JSON.parse(Buffer.from(claims, 'base64url').toString());
}
