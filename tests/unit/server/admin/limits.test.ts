import { expect, test } from 'vitest';
import { limits } from '../../../../server/admin/limits.ts';

const isTaken = async (lines: string) =>
  (await limits.read(['--username', 'shop', '--lines', lines])) !== undefined;

test.each(['5000', '5,000', '۵٬۰۰۰', '5 000', '5000.00', '1,000,000', '1'])(
  'a limit of %s is accepted',
  async (lines) => {
    expect(await isTaken(lines)).toBe(true);
  },
);

test.each(['5.000', '50,00,0', '1.5', '0', '-5', '1,000,001', '1e3', '0x10', 'many', ''])(
  'a limit of %j is refused',
  async (lines) => {
    expect(await isTaken(lines)).toBe(false);
  },
);
