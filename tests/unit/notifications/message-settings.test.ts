import { beforeEach, expect, test, vi } from 'vitest';
import { shop } from '../../fixtures/people.ts';
import { freshDevice } from '../../support/browser-tab.ts';
import { FakeLab } from '../../support/fake-lab.ts';

beforeEach(() => {
  vi.resetModules();
  const lab = new FakeLab();
  lab.session = shop;
  freshDevice(lab);
});

test('two switches changed in quick succession are saved separately', async () => {
  const { $signedIn } = await import('../../../src/stores/shell/session.ts');
  $signedIn.set(shop);
  const stored = { tellsWearers: false, namesCustomers: true, canTellWearers: true };
  const answers: (() => void)[] = [];
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', (_path: string, { method, body }: RequestInit = {}) => {
    if (method !== 'PUT') return Response.json(stored);
    const { wish, isOn } = JSON.parse(String(body));
    asked.push({ wish, isOn });
    const { promise, resolve } = Promise.withResolvers<Response>();
    answers.push(() => resolve(Response.json(Object.assign(stored, { [wish]: isOn }))));
    return promise;
  });
  const { $messageSettings, $messageSettingSaves, readMessageSettings, setMessageSetting } =
    await import('../../../src/stores/notifications/message-settings.ts');
  await readMessageSettings('all');
  const first = setMessageSetting('namesCustomers', false);
  const second = setMessageSetting('tellsWearers', true);
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[0]?.();
  await first;
  expect($messageSettings.get()).toMatchObject({ tellsWearers: true, namesCustomers: false });
  expect($messageSettingSaves.get()).toEqual({ namesCustomers: 'saved', tellsWearers: 'working' });
  answers[1]?.();
  await second;
  expect(asked).toEqual([
    { wish: 'namesCustomers', isOn: false },
    { wish: 'tellsWearers', isOn: true },
  ]);
  expect($messageSettingSaves.get()).toEqual({ namesCustomers: 'saved', tellsWearers: 'saved' });
});
