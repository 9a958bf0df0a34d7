import { plainCharacters } from '../typed/characters.ts';

type Unit = 'pieces' | 'pairs';

/** Words for units in both languages. */
export const unitWords: ReadonlyMap<string, Unit> = new Map([
  ...['p', 'pr', 'prs', 'pair', 'pairs', 'جفت'].map((word) => [word, 'pairs'] as const),
  ...['pc', 'pcs', 'piece', 'pieces', 'عدد', 'تا', 'دانه'].map((word) => [word, 'pieces'] as const),
]);

export const unitPattern = [...unitWords.keys()].join('|');

/** From a half to twelve. */
const numbers = [
  'نیم یک دو سه چهار پنج شش هفت هشت نه ده یازده دوازده',
  'half one two three four five six seven eight nine ten eleven twelve',
].map((words) => words.split(' '));

const named = new RegExp(
  `(?:^|(\\s))(${numbers.flat().join('|')})\\s*(?=(?:${unitPattern})(?:\\s|$))`,
  'g',
);

/** Replaces numbers in words by digits if a unit follows: `یک جفت` becomes `1 جفت`. Letters are lower case. */
export function countsInDigits(text: string): string {
  return text.replace(named, (_, space = '', word: string) => {
    const number = Math.max(...numbers.map((words) => words.indexOf(word)));
    return `${space}${number || '.5'} `;
  });
}

const countAndUnit = new RegExp(`^(.*[\\d½])\\s*(${unitPattern})$`);

/** Splits `2 pairs`, `۲ عدد` or `یک جفت` into the number and its unit; null if no unit is written. */
export function splitCount(text: string): { amount: string; unit: Unit } | null {
  const plain = countsInDigits(plainCharacters(text).trim().toLowerCase());
  const [, amount, word = ''] = countAndUnit.exec(plain) ?? [];
  const unit = unitWords.get(word);
  return amount && unit ? { amount, unit } : null;
}
