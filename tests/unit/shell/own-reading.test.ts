import { expect, test, vi } from 'vitest';
import { labCountsPath } from '../../../src/api/lab/paths.ts';
import { shop } from '../../fixtures/people.ts';
import { freshDevice } from '../../support/browser-tab.ts';
import { FakeLab } from '../../support/fake-lab.ts';

test('of two answers to the same request, the one requested last stays', async () => {
  const lab = new FakeLab();
  lab.session = shop;
  freshDevice(lab);
  vi.resetModules();
  const { $signedIn } = await import('../../../src/stores/shell/session.ts');
  const { createOwnReading } = await import('../../../src/stores/shell/own-reading.ts');
  $signedIn.set(shop);
  const { $value, $reading, read } = createOwnReading(
    () => labCountsPath,
    (counts) => counts,
  );
  const [before, after] = [{ submitted: 2 }, { submitted: 1 }];
  lab.offers.set(labCountsPath, before);
  lab.beforeAnswer = () => {
    lab.offers.set(labCountsPath, after);
    return read();
  };
  await read();
  expect($value.get()).toEqual(after);
  expect($reading.get()).toBe('done');
});
