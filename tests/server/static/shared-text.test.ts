import { describe, expect, test } from 'vitest';
import { servePanel } from '../../../server/http/static/serve-panel.ts';
import { sharePath } from '../../../server/http/static/shared-text.ts';
import { sharedSearch, sharedText } from '../../../src/panel/shared-text.ts';
import { textInFragment } from '../../../src/stores/pasted-rx/shared-text.ts';

const panel = servePanel('/nonexistent');

async function share(body: BodyInit, headers: Record<string, string> = {}) {
  const answer = await panel.request(sharePath, { method: 'POST', body, headers });
  return { status: answer.status, headers: answer.headers };
}

function formOf(fields: Record<string, string | Blob>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

const whereOf = (headers: Headers) => new URL(headers.get('Location') ?? '', 'https://panel.test');

describe('a shared text without a service worker', () => {
  test('is posted to the path that the panel declares', () => {
    expect(sharePath).toBe(sharedText.path);
  });

  test.each([
    ['in English', { text: 'R -2.00 -0.50 x 90' }, 'R -2.00 -0.50 x 90'],
    ['in Persian', { text: 'راست ۲٫۰۰-\nچپ ۱٫۵۰-' }, 'راست ۲٫۰۰-\nچپ ۱٫۵۰-'],
    ['with a title', { title: 'نسخه', text: 'R -2.00' }, 'نسخه\nR -2.00'],
    ['with an empty title', { title: '', text: 'R -2.00' }, 'R -2.00'],
    ['as a title alone', { title: 'R -2.00' }, 'R -2.00'],
    ['with signs of addresses', { text: '#?&=%/+ "<a>" ∞ 😀' }, '#?&=%/+ "<a>" ∞ 😀'],
    ['with other fields', { text: 'R -2.00', url: 'https://x.test' }, 'R -2.00'],
    ['as long as messages get', { text: 'ن'.repeat(4096) }, 'ن'.repeat(4096)],
  ])('opens the form with the text: %s', async (_, fields, text) => {
    const { status, headers } = await share(formOf(fields));
    const where = whereOf(headers);
    expect(status).toBe(303);
    expect([where.pathname, where.search]).toEqual(['/rx', sharedSearch]);
    expect(textInFragment(where.hash)).toBe(text);
    expect(headers.get('Cache-Control')).toBe('no-store');
  });

  test('is not put where it could be logged', async () => {
    const { headers } = await share(formOf({ text: 'R -2.00 secret' }));
    const where = whereOf(headers);
    expect(`${where.pathname}${where.search}`).toBe('/rx?shared');
    expect(headers.get('Location')).not.toContain('secret');
    expect((headers.get('Location') ?? '').length).toBeLessThan(16_000);
  });

  const broken = { 'Content-Type': 'multipart/form-data; boundary=x' };
  test.each([
    ['nothing', formOf({}), {}],
    ['an empty text', formOf({ text: '' }), {}],
    ['a file', formOf({ text: new Blob(['R -2.00']) }), {}],
    ['more than a message', formOf({ text: 'x'.repeat(8193) }), {}],
    ['far more', formOf({ text: 'x'.repeat(100_000) }), {}],
    ['no form', '{"text":"R -2.00"}', { 'Content-Type': 'application/json' }],
    ['a form that breaks off', '--x\r\nContent-Disp', broken],
  ])('opens the empty form: %s', async (_, body, headers) => {
    const answer = await share(body, headers);
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/rx']);
  });

  test('is also read from a URL-encoded form', async () => {
    const { headers } = await share(new URLSearchParams({ text: 'R -2.00' }));
    expect(textInFragment(whereOf(headers).hash)).toBe('R -2.00');
  });

  test('has no page at its address', async () => {
    expect((await panel.request(sharePath)).status).toBe(404);
  });
});

test.each(['', '#', '#right', '#%%%', '#right.sphere', '#gICA'])(
  'a fragment without a shared text gives none: %j',
  (fragment) => expect(textInFragment(fragment)).toBe(''),
);
