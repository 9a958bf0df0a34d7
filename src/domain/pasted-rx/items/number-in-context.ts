import { neighbourOf } from './details.ts';
import { isLikeIndex } from './doubts.ts';
import type { Item } from './item.ts';
import type { NumberToken } from './tokens.ts';
import { isBetweenAlternatives } from './words.ts';

/** The writer is unsure: `-2.00?`, `~90`. */
function isUncertain({ from, to }: NumberToken, source: string): boolean {
  const isAbout = /[~≈]/.test(source.charAt(from - 1)) && !/\d/.test(source.charAt(from - 2));
  return isAbout || /[?؟]/.test(source.charAt(to));
}

/** `-2.25 or -2.50?` is asked about as two values. */
const isAlternative = (items: readonly Item[], index: number, source: string) =>
  ([-1, 1] as const).some((step) => {
    const item = items[neighbourOf(items, index, step)];
    if (!item) return false;
    const written = source.slice(item.from, item.to).toLowerCase();
    return item.kind === 'otherwise' || isBetweenAlternatives(written);
  });

const asUnclear = (number: NumberToken): NumberToken => {
  const { whole, mark, fraction } = number;
  const reading = `${whole}${mark === '' ? '' : `.${fraction}`}`;
  return { ...number, doubt: { kind: 'unclear', readings: [[reading]] } };
};

/**
 * `MR8` and `100ml` are codes, but a power with letters or a question mark attached is asked about: `-2.00q`, `-2.00?`.
 */
export function numberInContext(
  number: NumberToken,
  index: number,
  items: readonly Item[],
  source: string,
): Item {
  const [before, behind] = [items[index - 1], items[index + 1]];
  const isWord = (item: Item | undefined) =>
    (item?.kind === 'noise' || item?.kind === 'lens') && /\p{L}/u.test(source[item.to - 1] ?? '');
  const isLed = isWord(before) && before?.to === number.from;
  const isFollowed = isWord(behind) && behind?.from === number.to;
  if (!isLed && !isFollowed) {
    const isDoubtful = isUncertain(number, source) && !isAlternative(items, index, source);
    return isDoubtful && !number.doubt ? asUnclear(number) : number;
  }
  const { from, to, sign, mark } = number;
  const isIndex = isLed && before?.kind === 'lens' && isLikeIndex(number);
  if (!sign || isIndex || (isLed && mark === '')) return { kind: 'noise', from, to };
  return number.doubt || behind?.kind === 'lens' ? number : asUnclear(number);
}
