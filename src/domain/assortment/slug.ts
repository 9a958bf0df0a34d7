import { latinDigits } from '../typed/characters.ts';

/**
 * Latin transcription of Persian letters, regardless of context. Nobody reads an id; it only has to recall its name.
 */
const letters: Readonly<Record<string, string>> = {
  ...{ ا: 'a', ب: 'b', پ: 'p', ت: 't', ث: 's', ج: 'j', چ: 'ch', ح: 'h', خ: 'kh', د: 'd', ذ: 'z' },
  ...{ ر: 'r', ز: 'z', ژ: 'zh', س: 's', ش: 'sh', ص: 's', ض: 'z', ط: 't', ظ: 'z', ع: 'a' },
  ...{ غ: 'gh', ف: 'f', ق: 'gh', ک: 'k', ك: 'k', گ: 'g', ل: 'l', م: 'm', ن: 'n', و: 'v', ه: 'h' },
  ...{ ة: 'h', ی: 'i', ي: 'i', ى: 'i' },
};

/** Maximum length of an id made from a name, leaving room for a number. */
const longest = 32;

/** Small Latin letters, digits and hyphens that recall a name; empty if it has neither letters nor digits. */
export function slugOf(name: string): string {
  const plain = latinDigits(name).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const latin = [...plain].map((letter) => letters[letter] ?? letter).join('');
  return latin
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-+|-+$/g, '');
}

/** An unused id for a name: `hmkar`, `hmkar-2`; `item` for a name without letters or digits. */
export function freeId(name: string, isTaken: (id: string) => boolean): string {
  const slug = slugOf(name) || 'item';
  let id = slug;
  for (let number = 2; isTaken(id); number += 1) id = `${slug}-${number}`;
  return id;
}
