import { expect, test } from 'vitest';
import { $side, $signedIn } from '../../../src/stores/shell/session.ts';
import { lab, shop } from '../../fixtures/people.ts';

test('the side is that of the signed-in user', () => {
  expect($side.get()).toBe('visitor');
  $signedIn.set(shop);
  expect($side.get()).toBe('shop');
  $signedIn.set(lab);
  expect($side.get()).toBe('lab');
  $signedIn.set(null);
  expect($side.get()).toBe('visitor');
});
