import { plainCharacters } from './characters.ts';

/** A field's content and caret position, in UTF-16 code units. */
export interface TypedText {
  readonly text: string;
  readonly caret: number;
}

/** How a text was entered: by single keys, by deleting after the caret, or all at once. */
export type TypedHow = 'key' | 'deleteForward' | 'paste';

/** Sign, digits with or without groups, and an optional decimal mark with decimals. */
const form =
  /^(?<sign>[+-]?)(?<whole>\d+(?:(?<mark>[,\u060c\u066c' \u00a0\u202f])\d{3}(?:\k<mark>\d{3})*)?)(?:[.\u066b]\d{0,2})?$/;

/** A first group with more than three digits or a leading 0 is not a group. */
const isGrouped = (whole: string) => /^\d+$/.test(whole) || /^[1-9]\d{0,2}\D/.test(whole);

const anyMark = /[,\u060c\u066c' \u00a0\u202f]/g;

/** Whether a text is one amount, with or without groups. Invisible characters would move the caret. */
function isGroupable(text: string): boolean {
  const plain = plainCharacters(text);
  const { whole = '' } = form.exec(plain)?.groups ?? {};
  return plain.length === text.length && isGrouped(whole);
}

const marksIn = (text: string) => text.match(anyMark)?.length ?? 0;

/** Whether only single keys changed a grouped number, with no separator typed and no decimal mark added or removed. */
function isByKeys(before: string, text: string, how: TypedHow): boolean {
  if (how === 'paste' || !isGroupable(before) || marksIn(text) > marksIn(before)) return false;
  return (
    /^[+-]?\d+(?:[.\u066b]\d*)?$/.test(plainCharacters(text).replace(anyMark, '')) &&
    /[.\u066b]/.test(text) === /[.\u066b]/.test(before)
  );
}

/** Groups of three from the right: `1,250,000`. */
function inGroups(digits: string, mark: string): string {
  const first = digits.length % 3;
  const groups = digits.slice(first).match(/.{3}/g) ?? [];
  return [...(first > 0 ? [digits.slice(0, first)] : []), ...groups].join(mark);
}

function regrouped(text: string, mark: string): string {
  const bare = text.replace(anyMark, '');
  const sign = /^[+-]/.test(plainCharacters(bare)) ? bare.slice(0, 1) : '';
  const [digits = ''] = bare.slice(sign.length).split(/[.\u066b]/);
  // A grouped number must not begin with 0.
  if (/^[0۰٠]./.test(digits)) return text;
  return `${sign}${inGroups(digits, mark)}${bare.slice(sign.length + digits.length)}`;
}

/** After the same number of digits as before; also after a separator if the next digit is about to be deleted. */
function caretIn(grouped: string, { text, caret }: TypedText, how: TypedHow): number {
  let left = caret - marksIn(text.slice(0, caret));
  let at = 0;
  for (; left > 0 && at < grouped.length; at += 1) {
    if (marksIn(grouped.charAt(at)) === 0) left -= 1;
  }
  return how === 'deleteForward' && marksIn(grouped.charAt(at)) > 0 ? at + 1 : at;
}

/**
 * Groups the digits of an amount while it is typed, keeping the kind of digits and the caret after the same digit.
 * `before` is the previous content. A text that could be two amounts, such as a pasted `190000,00`, stays unchanged.
 */
export function groupTyped(
  before: string,
  typed: TypedText,
  { mark, how }: { mark: string; how: TypedHow },
): TypedText {
  const isClear = isGroupable(typed.text) || isByKeys(before, typed.text, how);
  if (!isClear) return typed;
  const text = regrouped(typed.text, mark);
  return text === typed.text ? typed : { text, caret: caretIn(text, typed, how) };
}
