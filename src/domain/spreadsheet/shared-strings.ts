import { unescapeText } from './escaped-text.ts';
import { plainText, tagsIn } from './xml-tags.ts';

/** Shared strings of a workbook, each joined from its runs, without phonetic guides (Japanese readings). */
export function readSharedStrings(xml: string): string[] {
  const strings: string[] = [];
  let text = '';
  let isPhonetic = false;
  for (const { name, kind, before } of tagsIn(xml)) {
    if (name === 'rPh') isPhonetic = kind === 'open';
    if (name === 't' && kind === 'close' && !isPhonetic) text += unescapeText(plainText(before));
    if (name !== 'si' || kind === 'open') continue;
    strings.push(text);
    text = '';
  }
  return strings;
}
