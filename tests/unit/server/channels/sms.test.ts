import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';
import { fillTemplate } from '../../../../server/channels/fill-template.ts';
import { smsChannel } from '../../../../server/channels/sms.ts';
import {
  loadSmsTemplate,
  loadWearerTemplate,
  readSmsTemplate,
  type VariableName,
  variableNames,
} from '../../../../server/channels/sms-template.ts';
import { type Behaviour, fakeProvider } from '../../../support/fake-provider.ts';
import { outgoingMessage, unending } from '../../../support/outgoing-message.ts';

const mobile = '+989123456789';
const secret = 'k3y';

/** A sample from the documentation, pointed at a fake provider. */
async function provider(sample: string, ...behaviours: Behaviour[]) {
  const { asked, origin } = await fakeProvider(...behaviours);
  const text = readFileSync(`docs/channels/sms/${sample}.json`, 'utf8');
  const template = readSmsTemplate(text.replace(/https:\/\/[^/]+/, origin), sample);
  const channel = smsChannel(template, secret, template);
  const send = (message = outgoingMessage(), to = mobile, signal = unending) =>
    channel.send(message, to, signal);
  return { asked, send };
}

const kavenegar = (status: number) => ({
  status,
  said: { return: { status, message: '…' }, entries: [{ messageid: 8792343 }] },
});
const farazsms = (status: boolean) => ({
  status: status ? 200 : 422,
  said: { data: { message_outbox_ids: [1123544244] }, meta: { status, message: '…' } },
});

describe('the samples send what their providers require:', () => {
  test('Kavenegar', async () => {
    const { asked, send } = await provider('kavenegar', kavenegar(200));
    const message = outgoingMessage();
    expect(await send(message)).toEqual({ state: 'sent', reference: '8792343' });
    await send(message);
    const [first, second] = asked;
    expect(first).toMatchObject({ method: 'POST', path: `/v1/${secret}/sms/send.json` });
    expect(first?.headers['content-type']).toBe('application/x-www-form-urlencoded');
    const form = Object.fromEntries(new URLSearchParams(first?.body.toString()));
    expect(form).toMatchObject({
      receptor: '09123456789',
      message: [message.title, message.body, message.link].join('\n'),
    });
    expect(Number.isSafeInteger(Number(form.localid))).toBe(true);
    // The provider uses this id to detect a repeated message.
    expect(second?.body.toString()).toBe(first?.body.toString());
  });

  test('Kavenegar with a registered template', async () => {
    const { asked, send } = await provider('kavenegar-template', kavenegar(200));
    expect(await send()).toMatchObject({ state: 'sent' });
    const form = new URLSearchParams(asked[0]?.body.toString());
    expect(form.get('token10')).toBe(outgoingMessage().title);
  });

  test('SMS.ir', async () => {
    const said = { status: 1, message: 'موفق', data: { messageId: 89545112, cost: 1.0 } };
    const { asked, send } = await provider('sms-ir', { said });
    const title = 'سفارش 7K3M-9QXD به مقصد ارسال شد';
    expect(await send(outgoingMessage({ title }))).toEqual({
      state: 'sent',
      reference: '89545112',
    });
    expect(asked[0]?.headers['x-api-key']).toBe(secret);
    expect(JSON.parse(asked[0]?.body.toString() ?? '')).toEqual({
      mobile: '09123456789',
      templateId: 123456,
      parameters: [{ name: 'TITLE', value: title.slice(0, 25) }],
    });
  });

  test('Kavenegar to a shop’s customer', async () => {
    const { asked, send } = await provider('customers', kavenegar(200));
    const message = outgoingMessage({ shop: 'عینک‌سرای آفتاب' });
    expect(await send(message)).toMatchObject({ state: 'sent' });
    const form = Object.fromEntries(new URLSearchParams(asked[0]?.body.toString()));
    expect(form).toMatchObject({ token: message.link, token20: 'عینک‌سرای آفتاب' });
  });

  test('FarazSMS', async () => {
    const { asked, send } = await provider('farazsms', farazsms(true));
    expect(await send()).toEqual({ state: 'sent', reference: '1123544244' });
    expect(asked[0]?.headers.authorization).toBe(secret);
    expect(JSON.parse(asked[0]?.body.toString() ?? '')).toMatchObject({
      sending_type: 'pattern',
      recipients: [mobile],
      params: { title: outgoingMessage().title },
    });
  });
});

test.each<[string, Behaviour, object]>([
  ['kavenegar', kavenegar(418), { state: 'retry' }],
  ['kavenegar', kavenegar(411), { state: 'gone' }],
  ['kavenegar', kavenegar(400), { state: 'refused' }],
  ['kavenegar', { status: 200, said: '<html>Wait…</html>' }, { mayHaveArrived: true }],
  ['kavenegar', { status: 302, headers: { Location: '/elsewhere' } }, { state: 'retry' }],
  ['kavenegar', { status: 429, headers: { 'Retry-After': '7' } }, { afterSeconds: 7 }],
  ['kavenegar', { status: 500, said: 'oops' }, { state: 'retry', reason: 'status 500' }],
  ['kavenegar', 'lose', { state: 'retry', mayHaveArrived: true }],
  ['sms-ir', { status: 400, said: { status: 104, message: '…' } }, { state: 'refused' }],
  ['sms-ir', { status: 401, said: { status: 10, message: '…' } }, { state: 'retry' }],
  ['farazsms', farazsms(false), { state: 'refused' }],
  ['farazsms', { status: 401, said: { meta: { status: false } } }, { state: 'retry' }],
])('%s: after %j the outcome is %j', async (sample, behaviour, outcome) => {
  const { asked, send } = await provider(sample, behaviour);
  expect(await send()).toMatchObject(outcome);
  expect(asked).toHaveLength(1);
});

test('a hanging provider is abandoned when the outbox gives up', async () => {
  const { send } = await provider('farazsms', 'hang');
  const outcome = await send(outgoingMessage(), mobile, AbortSignal.timeout(100));
  expect(outcome).toEqual({ state: 'retry', reason: 'given up', mayHaveArrived: true });
});

test('only the beginning of an endless answer is read', async () => {
  const { send } = await provider('farazsms', { said: 'x'.repeat(5_000_000) });
  expect(await send()).toMatchObject({
    state: 'retry',
    reason: expect.stringMatching(/^.{0,220}$/),
  });
});

test('a number quoted by the provider is masked', async () => {
  const { send } = await provider('sms-ir', {
    status: 400,
    said: { status: 104, message: 'شماره 09123456789 نامعتبر است' },
  });
  expect(JSON.stringify(await send())).not.toContain('9123456');
});

test.each(['09123456789', '+9891234567890', '+989123456789\r\n', ''])(
  'the destination %j is rejected',
  async (to) => {
    const { asked, send } = await provider('farazsms', farazsms(true));
    expect((await send(outgoingMessage(), to)).state).toBe('gone');
    expect(asked).toEqual([]);
  },
);

test('a text changes only its own place in a request', () => {
  const signs = fc.constantFrom(
    ...['"', '\\', '","to":"2', '&to=2', '=', '+', '%2f', '/', '/../..', '?', '#', '\r\nHost: x'],
    ...['\0', '\u2028', '\ud800', '😀', 'س', '{{secret}}', '<!--'],
  );
  const nasty = fc.array(fc.oneof(fc.string({ maxLength: 5 }), signs)).map((all) => all.join(''));
  const answer = { path: 'status', sent: [1] };
  const base = { address: 'https://sms.example/a/{{title}}/b?c=d', answer };
  const template = (body: object) =>
    readSmsTemplate(
      JSON.stringify({
        ...base,
        headers: { 'X-Key': '{{title}}' },
        query: { text: '{{title}}', to: '1' },
        ...body,
      }),
      'test',
    );
  const [json, form] = [
    template({ json: { to: '1', list: [{ text: '{{title}}' }] } }),
    template({ form: { text: '{{title}}', to: '1' } }),
  ];
  fc.assert(
    fc.property(nasty, (text) => {
      const values = Object.fromEntries(variableNames.map((name) => [name, text]));
      const variables = values as Record<VariableName, string>;
      const whole = text.toWellFormed();
      const { address, headers, body } = fillTemplate(json, variables);
      const url = new URL(address);
      expect(url.host).toBe('sms.example');
      expect([...url.searchParams.keys()]).toEqual(['c', 'text', 'to']);
      expect(url.searchParams.get('text')).toBe(whole);
      expect(headers['X-Key']).toMatch(/^[\x20-\x7e]*$/);
      expect(JSON.parse(String(body))).toEqual({ to: '1', list: [{ text: whole }] });
      const sent = new URLSearchParams(String(fillTemplate(form, variables).body));
      expect([...sent]).toEqual([
        ['text', whole],
        ['to', '1'],
      ]);
      if (!/^\.{0,2}$/.test(whole)) expect(url.pathname.split('/')).toHaveLength(4);
    }),
  );
});

test('messages to shops’ customers need the opt-out link, and a separate request', async () => {
  await expect(loadWearerTemplate('docs/channels/sms/sms-ir.json')).rejects.toThrow('{{link}}');
  expect(await loadWearerTemplate('docs/channels/sms/customers.json')).toMatchObject({
    form: { token: '{{link}}' },
  });
  const people = await loadSmsTemplate('docs/channels/sms/kavenegar.json');
  const sent = smsChannel(people, secret).send(outgoingMessage({ shop: 'x' }), mobile, unending);
  expect(await sent).toMatchObject({ state: 'refused' });
});

test.each([
  [{ form: { token: '{{link}}' }, longest: { link: 40 } }],
  [{ form: { token: '{{text}}' }, longest: { text: 160 } }],
])('%j, which can cut off the link, is refused for shops’ customers', async (cutting) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sms-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'sms.json');
  const answer = { path: 'status', sent: [1] };
  writeFileSync(file, JSON.stringify({ address: 'https://sms.example/', answer, ...cutting }));
  await expect(loadWearerTemplate(file)).rejects.toThrow('the whole {{link}}');
});

describe('a template is refused', () => {
  const good = { address: 'https://sms.example/', answer: { path: 'status', sent: [1] } };
  test.each([
    ['{', 'not JSON'],
    [{ ...good, address: 'sms.example' }, 'address'],
    [{ ...good, address: 'https://{{title}}.example/' }, 'address'],
    [{ ...good, adress: 'https://sms.example/' }, 'documentation'],
    [{ address: good.address }, 'answer'],
    [{ ...good, json: '{{number}}' }, '{{number}}'],
    [{ ...good, json: {}, form: {} }, 'both'],
    [{ ...good, headers: { 'A\nB': '1' } }, 'headers'],
  ])('%j', (template, why) => {
    const text = typeof template === 'string' ? template : JSON.stringify(template);
    expect(() => readSmsTemplate(text, 'sms.json')).toThrow(why);
  });

  test('if its file is missing', async () => {
    await expect(loadSmsTemplate('/nowhere/sms.json')).rejects.toThrow('cannot be read');
  });
});
