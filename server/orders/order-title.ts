import type { PlacedRx, PlacedStock } from '../../src/domain/order/order.ts';
import type { Bilingual } from '../../src/domain/vocabulary/bilingual.ts';

/** The longest title the contract knows. */
const longest = 80;

/** A prescription in a few words: the lens it asks for. */
export function rxTitle({ design, coating }: PlacedRx['lens'], index: number): Bilingual {
  const words = (language: keyof Bilingual, number: string) =>
    `${design[language]} ${number} ${coating[language]}`.slice(0, longest);
  const number = (index / 100).toFixed(2);
  return { fa: words('fa', persianNumber(number)), en: words('en', number) };
}

/** A stock order in a few words: its lenses. */
export function stockTitle(lenses: PlacedStock['lenses']): Bilingual {
  const names = Object.values(lenses);
  const join = (language: keyof Bilingual, comma: string) =>
    names
      .map((name) => name[language])
      .join(comma)
      .slice(0, longest);
  return { fa: join('fa', '، '), en: join('en', ', ') };
}

function persianNumber(text: string): string {
  return text.replace('.', '٫').replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'.charAt(Number(digit)));
}
