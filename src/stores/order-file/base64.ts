/** A multiple of three, so that the slices can be joined; as many arguments as every browser takes. */
const slice = 24_576;

/** Bytes as base64, slice by slice: a file with pictures has millions of them. */
export function toBase64(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += slice) {
    parts.push(btoa(String.fromCharCode(...bytes.subarray(at, at + slice))));
  }
  return parts.join('');
}

/** The bytes of a base64 text. Throws for any other text. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text);
  const bytes = new Uint8Array(binary.length);
  for (let at = 0; at < binary.length; at += 1) bytes[at] = binary.charCodeAt(at);
  return bytes;
}
