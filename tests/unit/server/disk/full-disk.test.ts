import { expect, test } from 'vitest';
import { StartupError } from '../../../../server/process/config/startup-error.ts';
import { namingFullDisk } from '../../../../server/process/disk/full-disk.ts';

const full = async () => 0;
const empty = async () => 1e9;
const naming = (message: string, measure: typeof full) =>
  namingFullDisk(new StartupError(message), '/srv/data', measure);

test('a start that a full disk prevents says so before what the program says', async () => {
  const first = /^The disk of \/srv\/data is full\. Make room on it, then start again\.\n/;
  const cutOff = await naming('Its log ends: shut down', full);
  expect(cutOff).toHaveProperty('message', expect.stringMatching(first));
  expect(cutOff).toHaveProperty('message', expect.stringMatching(/\nIts log ends: shut down$/));
  // A program that made room again when it failed.
  const said = await naming('FATAL: No space left on device', empty);
  expect(said).toHaveProperty('message', expect.stringMatching(first));
});

test('other reasons are left as they are', async () => {
  const other = new StartupError('Another server is using /srv/data');
  expect(await namingFullDisk(other, '/srv/data', empty)).toBe(other);
  const bug = new TypeError('x is undefined');
  expect(await namingFullDisk(bug, '/srv/data', full)).toBe(bug);
});
