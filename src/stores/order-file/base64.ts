/** Bytes per slice: a multiple of three, so that slices can be joined, and few enough to pass as arguments. */
const slice = 24_576;

/** Encodes bytes as base64, slice by slice, because a file with photos has millions of bytes. */
export function toBase64(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += slice) {
    parts.push(btoa(String.fromCharCode(...bytes.subarray(at, at + slice))));
  }
  return parts.join('');
}

/** Decodes a base64 text to bytes. Throws for any other text. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text);
  const bytes = new Uint8Array(binary.length);
  for (let at = 0; at < binary.length; at += 1) bytes[at] = binary.charCodeAt(at);
  return bytes;
}
