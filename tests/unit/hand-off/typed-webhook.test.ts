import { expect, test } from 'vitest';
import { faultsOfWebhook, type TypedWebhook } from '../../../src/domain/hand-off/typed-webhook.ts';
import { newWebhook } from '../../../src/domain/hand-off/webhook.ts';

test.each<[TypedWebhook, object]>([
  [{ address: ' https://lms.example/hook ', events: ['accept'] }, {}],
  [{ address: 'http://10.0.0.7:8080/', events: ['cancel'] }, {}],
  [
    { address: '', events: [] },
    { address: 'required', events: 'required' },
  ],
  [{ address: 'lms.example', events: ['accept'] }, { address: 'addressForm' }],
  [{ address: 'ftp://lms.example/', events: ['accept'] }, { address: 'addressForm' }],
  [{ address: 'https://me:word@lms.example/', events: ['accept'] }, { address: 'addressForm' }],
  [{ address: `https://${'x'.repeat(500)}/`, events: ['accept'] }, { address: 'tooLong' }],
])('%j has the faults %j, and the server agrees', (typed, faults) => {
  expect(faultsOfWebhook(typed)).toEqual(faults);
  const sent = { ...typed, address: typed.address.trim() };
  expect(newWebhook.safeParse(sent).success).toBe(Object.keys(faults).length === 0);
});
