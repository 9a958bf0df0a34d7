import type {
  PlacedAccessories,
  PlacedRx,
  PlacedStock,
} from '../../../../src/domain/order/order.ts';
import type { Bilingual } from '../../../../src/domain/vocabulary/bilingual.ts';
import { persianNumber } from '../events/persian-number.ts';

/** Longest title in characters. */
const maxLength = 80;

/** Title of a prescription order: lens, index and coating. */
export function rxTitle({ design, coating }: PlacedRx['lens'], index: number): Bilingual {
  const words = (language: keyof Bilingual, number: string) =>
    `${design[language]} ${number} ${coating[language]}`.slice(0, maxLength);
  const number = (index / 100).toFixed(2);
  return { fa: words('fa', persianNumber(number)), en: words('en', number) };
}

/** Title of a stock order: the names of its lenses. */
export function stockTitle(lenses: PlacedStock['lenses']): Bilingual {
  return joinNames(Object.values(lenses));
}

/** Title of an order of accessories: the names of its products. */
export function accessoriesTitle(products: PlacedAccessories['products']): Bilingual {
  // By id, because the database does not preserve the key order of JSON documents.
  const ids = Object.keys(products).sort();
  return joinNames(ids.flatMap((id) => products[id]?.name ?? []));
}

function joinNames(names: readonly Bilingual[]): Bilingual {
  const join = (language: keyof Bilingual, comma: string) =>
    names
      .map((name) => name[language])
      .join(comma)
      .slice(0, maxLength);
  return { fa: join('fa', '، '), en: join('en', ', ') };
}
