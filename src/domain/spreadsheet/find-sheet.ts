import { attributeOf, tagsIn } from './xml-tags.ts';

/** Path of the first sheet in a workbook's archive; null if there is none. */
export function firstSheetPath(workbook: string, relations: string): string | null {
  const sheet = [...tagsIn(workbook)].find(
    ({ name, kind }) => name === 'sheet' && kind !== 'close',
  );
  const id = sheet && /\s\w+:id="([^"]+)"/.exec(sheet.attributes)?.[1];
  const relation = [...tagsIn(relations)].find((tag) => attributeOf(tag, 'Id') === id);
  const target = relation && attributeOf(relation, 'Target');
  if (!id || !target) return null;
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}
