import { expect, test } from 'vitest';
import { reasonWords } from '../../../src/i18n/notifications/own-reasons.ts';

test.each([
  ['noWearerTemplate', /SMS_CUSTOMER_TEMPLATE/],
  ['unknownPushService', /PUSH_SERVICES/],
])('the server’s own reason %j is said in both languages', (reason, setting) => {
  const [fa, en] = reasonWords(reason);
  expect([fa, en]).toEqual([expect.stringMatching(setting), expect.stringMatching(setting)]);
  expect(fa).not.toBe(en);
});

test.each(['550 5.7.1 rejected', 'toString', ''])(
  'what a provider answered stays as it is: %j',
  (reason) => expect(reasonWords(reason)).toEqual([reason, reason]),
);
