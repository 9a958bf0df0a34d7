import { expect, test } from 'vitest';
import { describeSentOrder } from '../../../src/i18n/device/describe-sent-order.ts';
import type { Message } from '../../../src/i18n/language/message.ts';
import { resultWords, waitWords } from '../../../src/i18n/preorders/basket.ts';
import { waiting } from '../../../src/i18n/waiting/waiting.ts';
import { newId } from '../../../src/stores/device/records/new-id.ts';

const afterSending = describeSentOrder(newId(), 'labFull').text;
const inTheList = waitWords('labFull', null, undefined);

test.each<[string, Message]>([
  ['after Send', afterSending],
  ['in the list of pre-orders', inTheList],
  ['beside one of several', resultWords({ kind: 'queued', why: 'labFull' })],
  ['in the header', waiting.texts.labFull],
])('%s a shop is told that the lab’s server has no room', (_, [fa, en]) => {
  expect(fa).toMatch(/سرور لابراتوار (فعلاً )?جا ندارد/);
  expect(en).toMatch(/lab’s server is out of space/);
});

test.each<[string, Message]>([
  ['after Send', afterSending],
  ['in the list of pre-orders', inTheList],
])(
  '%s a shop is told that the order is on this device and is sent automatically',
  (_, [fa, en]) => {
    expect(fa).toMatch(/روی این دستگاه .*خودکار ارسال می‌شود/);
    expect(en).toMatch(/on this device.*automatically/);
  },
);
