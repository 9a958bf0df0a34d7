import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readSheet } from '../../../src/domain/spreadsheet/read-sheet.ts';
import { tagsIn } from '../../../src/domain/spreadsheet/xml-tags.ts';

const tags = (xml: string) =>
  [...tagsIn(xml)].map(({ name, kind, attributes, before }) => [before, kind, name, attributes]);

describe('the tags of a text', () => {
  it('are read with their kind, their attributes and the text before them', () => {
    expect(tags('<row r="1"><c t="s"/>a</x:row >')).toEqual([
      ['', 'open', 'row', ' r="1"'],
      ['', 'empty', 'c', ' t="s"'],
      ['a', 'close', 'row', ' '],
    ]);
  });

  it('do not include comments, declarations or unclosed tags', () => {
    expect(tags('<?xml version="1.0"?><!-- x --><a>1 < 2</a><b').map(([, , name]) => name)).toEqual(
      ['a', 'a'],
    );
  });

  it('are read back as written', () => {
    const name = fc.stringMatching(/^[a-z][a-zA-Z.-]{0,5}$/);
    const text = fc.stringMatching(/^[^<>]{0,8}$/);
    fc.assert(
      fc.property(fc.array(fc.tuple(text, name, fc.boolean())), (parts) => {
        const xml = parts.map(([before, each, isEnd]) => `${before}<${isEnd ? '/' : ''}${each}>`);
        const found = [...tagsIn(xml.join(''))];
        expect(
          found.map(({ before, name: each, kind }) => [before, each, kind === 'close']),
        ).toEqual(parts);
      }),
    );
  });
});

describe('the work of reading a text', () => {
  afterEach(() => vi.restoreAllMocks());

  /** Counts the characters examined: those searched through, and those a pattern is tried on. */
  function charactersLookedAt(read: () => void): number {
    let count = 0;
    const { indexOf } = String.prototype;
    vi.spyOn(String.prototype, 'indexOf').mockImplementation(function (this: string, wanted, from) {
      const found = indexOf.call(this, wanted, from);
      count += (found < 0 ? this.length : found + 1) - (from ?? 0);
      return found;
    });
    const { exec } = RegExp.prototype;
    vi.spyOn(RegExp.prototype, 'exec').mockImplementation(function (this: RegExp, text) {
      count += text.length - this.lastIndex;
      return exec.call(this, text);
    });
    read();
    vi.restoreAllMocks();
    return count;
  }

  const shapes: [what: string, part: string][] = [
    ['no bracket at all', 'x'],
    ['brackets that open and never close', '<'],
    ['brackets that close and never open', '>'],
    ['a name that never ends', '<a'],
    ['tags without a name', '<>'],
    ['texts between tags', 'xxxxxxxx<v>'],
    ['attributes', '<c r="A1" t="s"/>'],
  ];

  it.each(shapes)('grows linearly with its length: %s', (_, part) => {
    const work = (length: number) => {
      const text = part.repeat(length / part.length);
      return charactersLookedAt(() => {
        for (const tag of tagsIn(text)) if (tag.name === '') throw new Error('No name.');
      });
    };
    // One search for each bracket, one for its end, and a pattern for the text between.
    expect(work(20_000)).toBeLessThanOrEqual(4 * 20_000);
    expect(work(40_000)).toBeLessThan(2.2 * work(20_000) + 100);
  });

  it.each(shapes)('finishes for 2 MB of it: %s', (_, part) => {
    const sheet = part.repeat(2_000_000 / part.length);
    expect(readSheet({ sheet, sharedStrings: sheet, styles: sheet }, { rows: 9, columns: 9 })).toBe(
      null,
    );
  });
});
