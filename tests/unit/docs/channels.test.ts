import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { variableNames } from '../../../server/channels/sms-template.ts';

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
