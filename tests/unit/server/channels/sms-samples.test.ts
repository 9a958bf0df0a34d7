import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import { smsChannel } from '../../../../server/channels/sms.ts';
import { readSmsTemplate } from '../../../../server/channels/sms-template.ts';
import { outgoingMessage, unending } from '../../../support/outgoing-message.ts';

const secret = 'k3y';
const text = (pattern: RegExp) => z.string().check(z.regex(pattern));
const mobile09 = text(/^09\d{9}$/);
const some = text(/\S/);

/** A provider: exactly the requests that its documentation allows, and its two answers. */
interface Provider {
  path: string;
  headers: Readonly<Record<string, string>>;
  body: z.core.$ZodType;
  taken: object;
  refused: { status: number; said: object };
}

const form = 'application/x-www-form-urlencoded';
const json = 'application/json';

const kavenegar = {
  headers: { 'content-type': form },
  taken: { return: { status: 200, message: 'تایید شد' }, entries: [{ messageid: 8792343 }] },
  refused: { status: 400, said: { return: { status: 400, message: 'پارامترها ناقص هستند' } } },
};

const providers: Record<string, Provider> = {
  // https://kavenegar.com/rest.html
  kavenegar: {
    ...kavenegar,
    path: `/v1/${secret}/sms/send.json`,
    body: z.strictObject({
      receptor: mobile09,
      sender: text(/^\d+$/),
      message: some,
      localid: text(/^\d{1,16}$/),
    }),
  },
  'kavenegar-template': {
    ...kavenegar,
    path: `/v1/${secret}/verify/lookup.json`,
    // One token without spaces, and one of at most five words.
    body: z.strictObject({
      receptor: mobile09,
      template: text(/^[\w-]+$/),
      token: text(/^\S+$/),
      token10: text(/^\S+( \S+){0,4}$/),
    }),
  },
  // https://docs.sms.ir
  'sms-ir': {
    path: '/v1/send/verify',
    headers: { 'content-type': json, 'x-api-key': secret },
    body: z.strictObject({
      mobile: mobile09,
      templateId: z.int(),
      parameters: z
        .array(z.strictObject({ name: text(/^[A-Z]+$/), value: text(/^.{1,25}$/s) }))
        .check(z.minLength(1)),
    }),
    taken: { status: 1, message: 'موفق', data: { messageId: 89545112, cost: 1 } },
    refused: { status: 400, said: { status: 104, message: 'ساختار درخواست نامعتبر است' } },
  },
  // https://ippanelcom.github.io/Edge-Document
  farazsms: {
    path: '/v1/api/send',
    headers: { 'content-type': json, authorization: secret },
    body: z.strictObject({
      sending_type: z.literal('pattern'),
      from_number: text(/^\+98\d+$/),
      code: text(/^[a-z0-9]+$/),
      recipients: z.array(text(/^\+989\d{9}$/)).check(z.length(1)),
      params: z.record(z.string(), z.string()),
    }),
    taken: { data: { message_outbox_ids: [1123544244] }, meta: { status: true, message: 'ok' } },
    refused: { status: 422, said: { data: null, meta: { status: false, message: 'invalid' } } },
  },
};

function readBody(type: string | undefined, body: string): unknown {
  if (type === form) return Object.fromEntries(new URLSearchParams(body));
  return type === json ? JSON.parse(body) : undefined;
}

/** The provider on loopback, and a sample's channel pointed at it. */
async function open(sample: string, { path, headers, body, taken, refused }: Provider) {
  const server = createServer(async (request, response) => {
    let written = '';
    for await (const part of request.setEncoding('utf8')) written += part;
    const said = readBody(request.headers['content-type'], written);
    const isAddressed = request.method === 'POST' && request.url === path;
    const isHeaded = Object.entries(headers).every(
      ([name, value]) => request.headers[name] === value,
    );
    const isRight = isAddressed && isHeaded && z.safeParse(body, said).success;
    response.writeHead(isRight ? 200 : refused.status, { 'Content-Type': json });
    response.end(JSON.stringify(isRight ? taken : refused.said));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return (change: (written: string) => string = (written) => written) => {
    const written = change(readFileSync(`docs/channels/sms/${sample}.json`, 'utf8'));
    const here = written.replace(/https:\/\/[^/]+/, `http://127.0.0.1:${port}`);
    return smsChannel(readSmsTemplate(here, sample), secret);
  };
}

test.each(Object.entries(providers))(
  'the sample of %s is accepted by a provider that accepts nothing else',
  async (sample, provider) => {
    const channelOf = await open(sample, provider);
    const send = (channel: ReturnType<typeof channelOf>) =>
      channel.send(outgoingMessage(), '+989123456789', unending);
    expect(await send(channelOf())).toMatchObject({
      state: 'sent',
      reference: expect.stringMatching(/^\d+$/),
    });
    const misspelt = channelOf((written) =>
      written.replace(/"(receptor|mobile|recipients)"/, '"to"'),
    );
    expect(await send(misspelt)).toMatchObject({ state: 'refused' });
  },
);
