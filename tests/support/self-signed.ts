import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** Encodes one DER value: tag, content length, content. */
function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const long = length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...(length < 128 ? [length] : long)]), content]);
}

const sequence = (...parts: readonly Buffer[]) => der(0x30, ...parts);
const time = (at: Date) =>
  der(0x17, Buffer.from(`${at.toISOString().replaceAll(/^20|[-:T]|\..*/g, '')}Z`));
const pem = (kind: string, bytes: Buffer) =>
  `-----BEGIN ${kind}-----\n${bytes.toString('base64')}\n-----END ${kind}-----\n`;

const commonName = Buffer.from('0603550403', 'hex');
const version3 = der(0xa0, der(0x02, Buffer.from([2])));
const ecdsaWithSha256 = sequence(Buffer.from('06082a8648ce3d040302', 'hex'));
const dayMs = 86_400_000;

export type SelfSigned = {
  key: string;
  cert: string;
  /** SHA-256 of the public key; a browser started with it trusts the certificate. */
  keyHash: string;
};

/** The extension with the certificate's host names. */
function alternativeNames(names: readonly string[]): Buffer {
  const each = names.map((name) => der(0x82, Buffer.from(name)));
  const extension = sequence(Buffer.from('0603551d11', 'hex'), der(0x04, sequence(...each)));
  return der(0xa3, sequence(extension));
}

/** A key and a one-day certificate for `node:tls`, trusted only by clients that are given it or its hash. */
export function selfSigned(names: readonly string[] = ['localhost']): SelfSigned {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const name = sequence(der(0x31, sequence(commonName, der(0x0c, Buffer.from('localhost')))));
  const serial = der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)]));
  const now = Date.now();
  const validity = sequence(time(new Date(now - dayMs)), time(new Date(now + dayMs)));
  const subjectKey = publicKey.export({ type: 'spki', format: 'der' });
  const toSign = sequence(
    version3,
    serial,
    ecdsaWithSha256,
    name,
    validity,
    name,
    subjectKey,
    alternativeNames(names),
  );
  const signature = der(0x03, Buffer.from([0]), sign('sha256', toSign, privateKey));
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: pem('CERTIFICATE', sequence(toSign, ecdsaWithSha256, signature)),
    keyHash: createHash('sha256').update(subjectKey).digest('base64'),
  };
}
