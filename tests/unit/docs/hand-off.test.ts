import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { feedLimits } from '../../../server/use-cases/hand-off/read-feed-query.ts';
import { handedEvent, makingEvents } from '../../../src/domain/hand-off/handed-event.ts';

const text = await readFile(new URL('../../../docs/hand-off.md', import.meta.url), 'utf8');

/** The item of a list that begins with some words. */
const itemFrom = (words: string): string =>
  text.split('\n').find((line) => line.startsWith(`- ${words}`)) ?? '';

const namesIn = (item: string) =>
  [...item.matchAll(/`(\w+)`/g)].flatMap(([, name = '']) =>
    handedEvent.options.filter((each) => each === name),
  );

test('the guide says which events the feed returns by default, and which it does not', () => {
  const [returned = '', others = ''] = itemFrom('By default the feed returns').split(
    'does not return',
  );
  expect(namesIn(returned)).toEqual([...makingEvents]);
  const left = handedEvent.options.filter((each) => !makingEvents.some((made) => made === each));
  expect(namesIn(others.split('. ')[0] ?? '')).toEqual(left);
});

test('the guide lists every event that can be asked for', () => {
  const [, all = ''] = itemFrom('`event=').split('All ten can be listed');
  expect(namesIn(all).toSorted()).toEqual(handedEvent.options.toSorted());
});

test('the guide gives the size of a page', () => {
  expect(text).toContain(`${feedLimits.usual} at a time`);
  expect(text).toContain(`at most ${feedLimits.most}`);
});
