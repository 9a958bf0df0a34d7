import { expect, test } from 'vitest';
import { labFileNames } from '../../../src/domain/lab-file/file-names.ts';

test('each lab file has a safe, unique name', () => {
  expect(labFileNames(['7K3M-9QXD', '0000-0001', '7K3M-9QXD', '../x', ''])).toEqual([
    '7K3M-9QXD.vca',
    '0000-0001.vca',
    '7K3M-9QXD_2.vca',
    'x.vca',
    'order.vca',
  ]);
});
