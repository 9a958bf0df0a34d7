import { mkdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { printed, StartupError } from '../../../server/process/config/startup-error.ts';

function thrownBy(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}

test('a reason of this program is printed without its stack', () => {
  expect(printed(new StartupError('Set DATA_DIR.'))).toBe('Set DATA_DIR.');
});

test('a folder that the operator has to make usable is named without a stack', () => {
  const folder = `${import.meta.filename}/backups`;
  const refused = thrownBy(() => mkdirSync(folder, { recursive: true }));
  expect(printed(refused)).toBe(
    `A file or folder cannot be used: ENOTDIR: not a directory, mkdir '${folder}'.`,
  );
});

test('any other error is printed with its stack', () => {
  const error = new TypeError('x is not a function');
  expect(printed(error)).toBe(error);
  expect(printed(null)).toBeNull();
});
