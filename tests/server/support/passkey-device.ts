import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** What a device puts into its answers; a test changes it to what is wrong. */
export interface Answering {
  origin: string;
  challenge: string;
  /** Whether the person was verified. */
  isVerified?: boolean;
}

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest();
const base64 = (bytes: Buffer) => bytes.toString('base64url');
const head = (kind: number, length: number) =>
  length < 24 ? Buffer.from([(kind << 5) | length]) : Buffer.from([(kind << 5) | 24, length]);
const text = (value: string) => Buffer.concat([head(3, value.length), Buffer.from(value)]);
const twoBytes = (value: number) => Buffer.from([value >> 8, value & 255]);

/** The public key in COSE: ES256 on P-256. */
function coseKey({ x = '', y = '' }: { x?: string; y?: string }): Buffer {
  const coordinate = (label: number, value: string) =>
    Buffer.concat([Buffer.from([label]), head(2, 32), Buffer.from(value, 'base64url')]);
  const fixed = Buffer.from([0xa5, 1, 2, 3, 0x26, 0x20, 1]);
  return Buffer.concat([fixed, coordinate(0x21, x), coordinate(0x22, y)]);
}

/** A telephone that makes and uses one passkey, as WebAuthn describes it. */
export function passkeyDevice(rpId = 'panel.test') {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let counter = 0;
  const clientData = (type: string, { origin, challenge }: Answering) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authenticatorData = (isVerified: boolean, attested = Buffer.alloc(0)) => {
    const flags = 1 | (isVerified ? 4 : 0) | (attested.length > 0 ? 64 : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    counter += 1;
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, attested]);
  };
  const credential = {
    id: base64(id),
    rawId: base64(id),
    type: 'public-key',
    clientExtensionResults: {},
  };
  return {
    id: credential.id,
    make(answering: Answering) {
      const key = coseKey(publicKey.export({ format: 'jwk' }));
      const attested = Buffer.concat([Buffer.alloc(16), twoBytes(id.length), id, key]);
      const data = authenticatorData(answering.isVerified ?? true, attested);
      const attestationObject = Buffer.concat([
        Buffer.from([0xa3]),
        ...[text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0])],
        ...[text('authData'), head(2, data.length), data],
      ]);
      const clientDataJSON = base64(clientData('webauthn.create', answering));
      const response = { clientDataJSON, attestationObject: base64(attestationObject) };
      return { ...credential, response: { ...response, transports: ['internal'] } };
    },
    answer(answering: Answering) {
      const client = clientData('webauthn.get', answering);
      const data = authenticatorData(answering.isVerified ?? true);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      const response = { clientDataJSON: base64(client), authenticatorData: base64(data) };
      return { ...credential, response: { ...response, signature: base64(signature) } };
    },
  };
}
