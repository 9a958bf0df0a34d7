import { kindOfCode, kindOfNumber, type NumberKind } from './number-formats.ts';
import { attributeOf, tagsIn } from './xml-tags.ts';

/** How each cell style shows numbers, by style index. */
export function readStyles(xml: string): NumberKind[] {
  const tags = [...tagsIn(xml)].filter(({ kind }) => kind !== 'close');
  const codes = new Map(
    tags
      .filter(({ name }) => name === 'numFmt')
      .map((tag) => [attributeOf(tag, 'numFmtId'), attributeOf(tag, 'formatCode') ?? '']),
  );
  const begin = tags.findIndex(({ name }) => name === 'cellXfs') + 1;
  return tags
    .slice(begin)
    .filter(({ name }) => name === 'xf')
    .map((tag) => {
      const id = attributeOf(tag, 'numFmtId');
      const code = codes.get(id);
      return code === undefined ? kindOfNumber(Number(id)) : kindOfCode(code);
    });
}
