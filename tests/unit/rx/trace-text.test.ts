import { expect, it } from 'vitest';
import { readTraceFile } from '../../../src/domain/frame/trace-file.ts';
import { writeTrace } from '../../../src/domain/frame/trace-writing.ts';
import { decodeTrace } from '../../../src/stores/rx/trace-text.ts';
import { ellipseTrace, traceText } from '../../fixtures/traces.ts';

const text = traceText(writeTrace('right', ellipseTrace(36)));
const little = Buffer.from(text, 'utf16le');
const marked = (bytes: Buffer) => Buffer.concat([Buffer.from([0xff, 0xfe]), bytes]);

it.each([
  ['UTF-8', Buffer.from(text)],
  ['UTF-8 with a mark', Buffer.from(`\ufeff${text}`)],
  ['UTF-16', marked(little)],
  ['big-endian UTF-16', marked(little).swap16()],
  ['UTF-16 without a mark', Buffer.from(text, 'utf16le')],
  ['big-endian UTF-16 without a mark', Buffer.from(text, 'utf16le').swap16()],
])('reads a trace file in %s', (_, bytes) => {
  const decoded = decodeTrace(bytes);
  expect(decoded).toBe(text);
  expect(readTraceFile(decoded).kind).toBe('trace');
});

it('decodes any bytes, of any length', () => {
  for (const bytes of [[], [0], [0xff, 0xfe], [65, 0, 66], [0, 65, 0, 0]])
    expect(() => decodeTrace(Uint8Array.from(bytes))).not.toThrow();
});
