import type { DeviceOwner } from '../../domain/order/preorder.ts';
import { type FileHead, fileHead, type OrderFile } from '../../domain/order-file/order-file.ts';
import { plainPassphrase } from '../../domain/order-file/passphrase.ts';
import { fromBase64, toBase64 } from './base64.ts';

/** Rounds of PBKDF2 with SHA-256, as recommended by OWASP's Password Storage Cheat Sheet (2023). */
const rounds = 600_000;

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** Whether this page can encrypt. Browsers allow it only in secure contexts. */
export const canEncrypt = (): boolean => globalThis.crypto?.subtle !== undefined;

async function keyFor(passphrase: string, salt: Uint8Array<ArrayBuffer>, count: number) {
  const typed = bytesOf(plainPassphrase(passphrase));
  const material = await crypto.subtle.importKey('raw', typed, 'PBKDF2', false, ['deriveKey']);
  const way = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: count };
  const cipher = { name: 'AES-GCM', length: 256 };
  return crypto.subtle.deriveKey(way, material, cipher, false, ['encrypt', 'decrypt']);
}

const cipherOf = ({ format, version, owner, rounds: count }: FileHead, iv: BufferSource) => ({
  name: 'AES-GCM',
  iv,
  additionalData: bytesOf(JSON.stringify([format, version, owner.accountId, owner.userId, count])),
});

/** Encrypts a text for its owner. */
export async function seal(
  text: string,
  owner: DeviceOwner,
  passphrase: string,
): Promise<OrderFile> {
  const head = fileHead(owner, rounds);
  const salt = crypto.getRandomValues(new Uint8Array(16));
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const key = await keyFor(passphrase, salt, rounds);
  const sealed = await crypto.subtle.encrypt(cipherOf(head, iv), key, bytesOf(text));
  return {
    ...head,
    salt: toBase64(salt),
    iv: toBase64(iv),
    sealed: toBase64(new Uint8Array(sealed)),
  };
}

/** Decrypts a file; null if the passphrase is wrong or the file was changed, which look the same. */
export async function unseal(file: OrderFile, passphrase: string): Promise<string | null> {
  try {
    const key = await keyFor(passphrase, fromBase64(file.salt), file.rounds);
    const way = cipherOf(file, fromBase64(file.iv));
    return new TextDecoder().decode(await crypto.subtle.decrypt(way, key, fromBase64(file.sealed)));
  } catch {
    return null;
  }
}
