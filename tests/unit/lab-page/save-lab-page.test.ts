import { beforeEach, expect, test, vi } from 'vitest';
import { labPagePath } from '../../../src/api/lab-page/paths.ts';
import type { LabPage } from '../../../src/domain/lab-page/lab-page.ts';
import { lab as clerk } from '../../fixtures/people.ts';
import { freshDevice } from '../../support/browser-tab.ts';
import { FakeLab } from '../../support/fake-lab.ts';

const day = { from: '09:00', until: '17:00' };
const before: LabPage = {
  phones: ['021'],
  mobiles: [],
  email: '',
  whatsapp: '',
  telegram: '',
  website: '',
  addresses: [{ text: { fa: 'خیابان انقلاب', en: 'Enghelab Street' }, place: null }],
  hours: [day, day, day, day, null, null, day],
};

let lab: FakeLab;
beforeEach(() => {
  lab = new FakeLab();
  lab.session = clerk;
  freshDevice(lab);
});

async function saveWhile(now: LabPage | null | undefined, known: LabPage | null, typed: LabPage) {
  vi.resetModules();
  const { $signedIn } = await import('../../../src/stores/shell/session.ts');
  $signedIn.set(clerk);
  const saved: unknown[] = [];
  if (now !== undefined) lab.offers.set(labPagePath, { page: now, holidays: [] });
  lab.acts.set(labPagePath, (_, body) => {
    saved.push(body);
    return Response.json({ page: body, holidays: [] });
  });
  const { saveLabPage } = await import('../../../src/stores/lab-page/save-lab-page.ts');
  return { result: await saveLabPage(known, typed), saved };
}

test('saving keeps what a colleague changed since the form was opened, day by day', async () => {
  const short = { from: '09:00', until: '13:00' };
  const now = { ...before, phones: ['026'], hours: before.hours.with(3, short) };
  const typed = { ...before, email: 'lab@example.com', hours: before.hours.with(4, short) };
  const page = { ...now, email: 'lab@example.com', hours: now.hours.with(4, short) };
  const { result, saved } = await saveWhile(now, before, typed);
  expect(saved).toEqual([page]);
  expect(result).toEqual({ kind: 'saved', page });
});

test('addresses that the user left stay in whatever order the server writes their parts', async () => {
  const stored = [{ place: null, text: { en: 'Enghelab Street', fa: 'خیابان انقلاب' } }];
  const now = { ...before, addresses: [] };
  const { saved } = await saveWhile(now, { ...before, addresses: stored }, before);
  expect(saved).toEqual([now]);
});

test('the first page is saved as typed', async () => {
  const { saved } = await saveWhile(null, null, before);
  expect(saved).toEqual([before]);
});

test('a page that the server cannot read first is not saved, which differs from a failure to save', async () => {
  lab.refusesReading = [503, 'unavailable'];
  const { result, saved } = await saveWhile(undefined, before, before);
  expect([result, saved]).toEqual([{ kind: 'unread' }, []]);
});

test('a page that cannot be read without a connection is not saved', async () => {
  lab.line = 'down';
  const { result, saved } = await saveWhile(before, before, { ...before, email: 'a@example.com' });
  expect(result).toEqual({ kind: 'offline' });
  expect(saved).toEqual([]);
});
