/**
 * A small receiver of Adasi's webhooks, to be read and changed. It refuses what is not genuine or too old, and keeps each
 * message once, as a file named by the event's id, however often it is sent.
 *
 *     SECRET=whsec_… node docs/examples/receiver.ts FOLDER PORT
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, open, rename } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import path from 'node:path';

const [folder = 'received', port = '8080'] = process.argv.slice(2);
const secret = Buffer.from((process.env.SECRET ?? '').replace('whsec_', ''), 'base64');

/** Seconds by which a message may be older or newer than this clock: what was recorded cannot be sent again later. */
const window = 5 * 60;

/** Whether a message is from a sender that knows the secret, unchanged and recent. */
function isGenuine({ headers }: IncomingMessage, body: string): boolean {
  const [id, timestamp, signatures] = ['id', 'timestamp', 'signature'].map((name) =>
    String(headers[`webhook-${name}`]),
  );
  const age = Math.abs(Date.now() / 1000 - Number(timestamp));
  // Written so that a time which is no number is refused too.
  if (!(age <= window)) return false;
  const expected = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest();
  return (signatures ?? '').split(' ').some((each) => {
    const [version, text = ''] = each.split(',');
    const given = Buffer.from(text, 'base64');
    // Compared in constant time.
    return version === 'v1' && given.length === expected.length && timingSafeEqual(given, expected);
  });
}

/** Keeps a message unless it is there; it is only answered for once it is on the disk. */
async function keep(id: string, body: string): Promise<'kept' | 'known'> {
  const file = path.join(folder, `${id}.json`);
  if (existsSync(file)) return 'known';
  const beside = `${file}.part`;
  const opened = await open(beside, 'w');
  await opened.writeFile(body);
  await opened.sync();
  await opened.close();
  await rename(beside, file);
  return 'kept';
}

async function receive(request: IncomingMessage): Promise<[number, string]> {
  let body = '';
  for await (const part of request.setEncoding('utf8')) body += part;
  if (!isGenuine(request, body)) return [401, 'not genuine, or too old'];
  const { data } = JSON.parse(body);
  if (!/^[0-9a-f-]{36}$/i.test(data.id)) return [422, 'no id'];
  return [200, await keep(data.id, body)];
}

await mkdir(folder, { recursive: true });
const server = createServer(async (request, answer) => {
  const [status, text] = await receive(request).catch(() => [500, 'failed'] as const);
  answer.writeHead(status, { 'Content-Type': 'text/plain' }).end(text);
});
server.listen(Number(port), '127.0.0.1', () => {
  process.stdout.write(`receives at http://127.0.0.1:${port}\n`);
});
