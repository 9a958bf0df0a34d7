import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { variableNames } from '../../../server/channels/sms-template.ts';
import { channelName } from '../../../src/domain/notifications/channel-name.ts';
import { channelErrors } from '../../../src/i18n/notifications/channel-errors.ts';
import { channelSettings } from '../../../src/i18n/notifications/channel-guide.ts';

const channels = channelName.options;
const folder = new URL('../../../docs/channels/', import.meta.url);
const page = (name: string) => readFileSync(new URL(name, folder), 'utf8');
const settings = readFileSync(new URL('../deploy/settings.md', folder), 'utf8');

test('the page of SMS names every variable and every sample', () => {
  const text = page('sms.md');
  expect(variableNames.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
  const samples = readdirSync(new URL('sms/', folder));
  expect(samples.filter((name) => !text.includes(`(sms/${name})`))).toEqual([]);
});

test('every setting of a channel is in the list of settings', () => {
  const pages = readdirSync(folder).filter((name) => name.endsWith('.md'));
  const named = pages.flatMap((name) =>
    page(name)
      .split('\n')
      .filter((line) => /^\| `[A-Z]/.test(line))
      .flatMap((line) => line.split(' | ')[0]?.match(/[A-Z]+(?:_[A-Z]+)+/g) ?? []),
  );
  expect(named).not.toEqual([]);
  expect(named.filter((name) => !settings.includes(`\`${name}\``))).toEqual([]);
});

test.each(channels)('the lab’s screen names the settings that the page of %s does', (channel) => {
  const rows = page(`${channel}.md`).match(/^\| `[A-Z].*?(?= \| )/gm) ?? [];
  const named = rows.flatMap((row) => row.match(/[A-Z]+(?:_[A-Z]+)+/g) ?? []);
  expect([...channelSettings[channel]].sort()).toEqual(named.sort());
});

test.each(channels)('the lab’s screen says of %s what errors mean that its page has', (channel) => {
  const [, how = ''] = page(`${channel}.md`).split('## How to test');
  const onPage = how.split('\n').filter((line) => line.startsWith('- '));
  const missing = Object.keys(channelErrors[channel]).filter(
    (code) => !onPage.some((line) => line.includes(`\`${code}\``) || line.includes(`“${code}”`)),
  );
  expect(missing).toEqual([]);
  expect(Object.keys(channelErrors[channel]).length).toBeGreaterThan(2);
});
