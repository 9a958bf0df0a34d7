import { plainText, tagsIn } from './xml-tags.ts';

/** The texts cells share. One may consist of several runs; how Japanese is read aloud is none of its text. */
export function readSharedStrings(xml: string): string[] {
  const strings: string[] = [];
  let text = '';
  let isPhonetic = false;
  for (const { name, kind, before } of tagsIn(xml)) {
    if (name === 'rPh') isPhonetic = kind === 'open';
    if (name === 't' && kind === 'close' && !isPhonetic) text += plainText(before);
    if (name !== 'si' || kind === 'open') continue;
    strings.push(text);
    text = '';
  }
  return strings;
}
