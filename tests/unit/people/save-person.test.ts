import { beforeEach, expect, test, vi } from 'vitest';
import { peoplePaths } from '../../../src/api/accounts/people-paths.ts';
import type { Person } from '../../../src/domain/accounts/person.ts';
import { lab as clerk, shop } from '../../fixtures/people.ts';
import { freshDevice } from '../../support/browser-tab.ts';
import { FakeLab, refused } from '../../support/fake-lab.ts';

const before: Person = {
  id: shop.user.id,
  name: 'Sara',
  username: 'sara',
  accountRole: 'Staff',
  isActive: true,
  hasPassword: true,
  hasSecondFactor: false,
  linkUntil: null,
};
const [all, one] = [peoplePaths.people(), peoplePaths.person(before.id)];

let lab: FakeLab;
beforeEach(() => {
  lab = new FakeLab();
  lab.session = clerk;
  freshDevice(lab);
});

async function open() {
  vi.resetModules();
  const { $signedIn } = await import('../../../src/stores/shell/session.ts');
  $signedIn.set(clerk);
  return import('../../../src/stores/people/people.ts');
}

test('a renamed person stays deactivated if a colleague did so since the form was opened', async () => {
  lab.offers.set(all, { people: [{ ...before, isActive: false }] });
  const saved: unknown[] = [];
  lab.acts.set(one, (_, body) => {
    saved.push(body);
    return Response.json({ people: [] });
  });
  const { savePerson } = await open();
  expect(await savePerson(before, { ...before, name: ' Sara M. ' })).toEqual({ kind: 'done' });
  expect(saved).toEqual([{ name: 'Sara M.', accountRole: 'Staff', isActive: false }]);
});

test('a person is not changed without a connection', async () => {
  lab.line = 'down';
  const { savePerson } = await open();
  expect(await savePerson(before, { ...before, name: 'Other' })).toEqual({ kind: 'offline' });
});

test('a person is not changed if the server cannot read the people first, which differs from a failure to save', async () => {
  lab.refusesReading = [503, 'unavailable'];
  lab.acts.set(one, () => refused(503, 'unavailable'));
  const { savePerson } = await open();
  expect(await savePerson(before, { ...before, name: 'Other' })).toEqual({ kind: 'unread' });
  lab.offers.set(all, { people: [before] });
  expect(await savePerson(before, { ...before, name: 'Other' })).toEqual({ kind: 'failed' });
});
