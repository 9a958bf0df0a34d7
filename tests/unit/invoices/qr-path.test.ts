import { expect, test } from 'vitest';
import { qrPath } from '../../../src/ui/base/qr-path.ts';

test('a QR code keeps four light modules around it', () => {
  const { path, size } = qrPath('otpauth://totp/Adasi:shop?secret=ABC');
  const starts = [...path.matchAll(/M(\d+) (\d+)h/g)].map(([, x, y]) => [Number(x), Number(y)]);
  expect(starts[0]).toEqual([4, 4]);
  expect(Math.max(...starts.flat())).toBe(size - 5);
});
