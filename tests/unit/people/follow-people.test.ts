import { beforeEach, expect, test, vi } from 'vitest';
import { peoplePaths } from '../../../src/api/accounts/people-paths.ts';
import { $people, followPeople } from '../../../src/stores/people/people.ts';
import { $signedIn } from '../../../src/stores/shell/session.ts';
import { shop, shop2 } from '../../fixtures/people.ts';
import { freshDevice } from '../../support/browser-tab.ts';
import { FakeLab } from '../../support/fake-lab.ts';

let lab: FakeLab;
beforeEach(() => {
  lab = new FakeLab();
  freshDevice(lab);
});

test('the people on screen are read again for someone who signs in in another tab', async () => {
  lab.session = shop;
  $signedIn.set(shop);
  lab.offers.set(peoplePaths.people(), { people: [{ name: 'Sara' }] });
  const stop = followPeople();
  await vi.waitFor(() => expect($people.get()).toEqual([{ name: 'Sara' }]));
  lab.session = shop2;
  lab.offers.set(peoplePaths.people(), { people: [{ name: 'Omid' }] });
  $signedIn.set(shop2);
  await vi.waitFor(() => expect($people.get()).toEqual([{ name: 'Omid' }]));
  stop();
});
