import { expect, test } from 'vitest';
import { readAddress, typedPart } from '../../../src/domain/notifications/typed-address.ts';

test.each([
  ['email', ' Ali@Shop.Example ', 'Ali@shop.example'],
  ['email', 'a.b+c@mail.shop.ir', 'a.b+c@mail.shop.ir'],
  ['email', '\u200eali۲@shop.ir', 'ali2@shop.ir'],
  ['sms', '۰۹۱۲ ۳۴۵ ۶۷۸۹', '+989123456789'],
  ['sms', '+98 912-345-6789', '+989123456789'],
  ['bale', '0098 9123456789', '+989123456789'],
] as const)('%s: %s is read', (channel, typed, address) => {
  expect(readAddress(channel, typed)).toEqual({ address });
});

test.each([
  ['email', ''],
  ['email', 'ali'],
  ['email', 'ali@shop'],
  ['email', 'ali@shop.example, b@shop.example'],
  ['email', 'Ali <ali@shop.example>'],
  ['email', 'a@b@shop.example'],
  ['email', 'ali@-shop.example'],
  ['email', 'ali@10.0.0.1'],
  ['email', 'ali@shop.example\r\nBcc: x@y.example'],
  ['email', `${'a'.repeat(65)}@shop.example`],
  ['email', `a@${'b.'.repeat(130)}ir`],
  ['sms', ''],
  ['sms', '02188776655'],
  ['sms', '0912345678'],
  ['sms', '+14155550123'],
] as const)('%s: %j is refused', (channel, typed) => {
  const fault = channel === 'email' ? 'notEmail' : 'notMobile';
  expect(readAddress(channel, typed)).toEqual({ fault });
});

test.each([
  ['email', 'ali@shop.example', 'ali@shop.example'],
  ['sms', '+989123456789', '+989123456789'],
  ['bale', '+989123456789', '+989123456789'],
  ['bale', '4455', ''],
  ['telegram', '4455', ''],
  ['push', '{"endpoint":"https://push.example/x"}', ''],
] as const)('a stored %s address %s is shown for typing as %j', (channel, address, typed) => {
  expect(typedPart({ channel, address })).toBe(typed);
});
