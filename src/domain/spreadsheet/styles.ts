import { attributeOf, type Tag, tagsIn } from './xml-tags.ts';

/** Start of a number format that shows a plus, after an optional colour. */
const showsPlus = /^(?:\[[^\]]*\])*["\\]?\+/;

/** Indexes of the cell styles whose numbers show a plus. */
export function readPlusStyles(xml: string): Set<number> {
  const tags = [...tagsIn(xml)].filter(({ kind }) => kind !== 'close');
  const formats = new Set(tags.filter(isPlusFormat).map((tag) => attributeOf(tag, 'numFmtId')));
  const begin = tags.findIndex(({ name }) => name === 'cellXfs') + 1;
  const styles = tags.slice(begin).filter(({ name }) => name === 'xf');
  return new Set(
    styles.flatMap((tag, index) => {
      const format = attributeOf(tag, 'numFmtId');
      return format !== undefined && formats.has(format) ? [index] : [];
    }),
  );
}

function isPlusFormat(tag: Tag): boolean {
  return tag.name === 'numFmt' && showsPlus.test(attributeOf(tag, 'formatCode') ?? '');
}
