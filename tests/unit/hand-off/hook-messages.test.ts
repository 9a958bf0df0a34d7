import { beforeEach, expect, test, vi } from 'vitest';
import { handOffPaths } from '../../../src/api/hand-off/paths.ts';
import type { HookMessage } from '../../../src/domain/hand-off/webhook.ts';
import {
  $hookMessages,
  $hookMessagesReading,
  readMessages,
  redeliver,
} from '../../../src/stores/hand-off/webhooks.ts';
import { $signedIn } from '../../../src/stores/shell/session.ts';
import { lab } from '../../fixtures/people.ts';

const [first, second] = [
  '01900000-0000-7000-8000-000000000001',
  '01900000-0000-7000-8000-000000000002',
];

const message: HookMessage = {
  id: '01900000-0000-7000-8000-000000000003',
  webhook: first,
  order: { id: first, number: '7K3M-9QXD', account: lab.account.id },
  event: 'accept',
  at: '2030-01-02T09:00:00.000Z',
  attempts: 1,
  dueAt: null,
  deliveredAt: null,
  answers: [],
};

const answers = new Map<string, PromiseWithResolvers<Response>>();

function answer(path: string, status: number, body: object): void {
  answers.get(path)?.resolve(Response.json(body, { status }));
}

beforeEach(() => {
  answers.clear();
  $signedIn.set(null);
  $signedIn.set(lab);
  vi.stubGlobal('fetch', (path: string) => {
    const late = Promise.withResolvers<Response>();
    answers.set(path, late);
    return late.promise;
  });
});

test('late answers for the webhook before do not replace the messages of the open one', async () => {
  const opening = [readMessages(first), readMessages(second)];
  answer(handOffPaths.messages(second), 200, { messages: [] });
  answer(handOffPaths.messages(first), 200, { messages: [message] });
  await Promise.all(opening);
  expect($hookMessages.get()).toEqual({ webhook: second, messages: [] });

  const sending = redeliver(message);
  answer(handOffPaths.redelivery(first, message.id), 200, { messages: [message] });
  expect(await sending).toBe('done');
  expect($hookMessages.get()).toEqual({ webhook: second, messages: [] });
});

test('messages that cannot be read are told from those still loading', async () => {
  const opening = readMessages(first);
  expect($hookMessagesReading.get()).toBe('reading');
  answer(handOffPaths.messages(first), 503, { code: 'unavailable', issues: [] });
  await opening;
  expect([$hookMessages.get(), $hookMessagesReading.get()]).toEqual([null, 'failed']);
});
