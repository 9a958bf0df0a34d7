/** Byte order marks of UTF-16. */
const marks = [
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
] as const;

/** Number of bytes to look at to detect the encoding. */
const sample = 64;

/** Decodes a trace file: UTF-8, or UTF-16 as some Windows programs save it, with or without a byte order mark. */
export function decodeTrace(bytes: Uint8Array): string {
  const mark = marks.find((each) => each.bytes.every((byte, index) => bytes[index] === byte));
  return new TextDecoder(mark?.encoding ?? unmarked(bytes)).decode(bytes);
}

/** In UTF-16, every second byte of Latin letters and digits is 0. */
function unmarked(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  const begin = bytes.subarray(0, Math.min(sample, bytes.length - (bytes.length % 2)));
  const isZeroAt = (rest: number) => {
    return begin.length > 0 && begin.every((byte, index) => (byte === 0) === (index % 2 === rest));
  };
  if (isZeroAt(1)) return 'utf-16le';
  return isZeroAt(0) ? 'utf-16be' : 'utf-8';
}
