import type { Rials } from '../../domain/vocabulary/money.ts';
import type { NameOf } from '../../i18n/assortment/items.ts';
import { pricedWords } from '../../i18n/assortment/priced-words.ts';
import { priceTexts } from '../../i18n/assortment/prices.ts';
import { Money } from '../base/Money.tsx';
import { say } from '../base/say.tsx';

const { texts } = priceTexts;

type Repriced = {
  readonly of: string;
  readonly before: Rials | null;
  readonly after: Rials | null;
};

/** Prices before and after a change. */
export function RepricedTable({ rows, nameOf }: { rows: readonly Repriced[]; nameOf: NameOf }) {
  return (
    <table className="assortment-differences assortment-repriced">
      <thead>
        <tr>
          {[texts.what, texts.before, texts.after].map((head) => (
            <th key={head[1]} scope="col">
              {say(head)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ of, before, after }) => (
          <tr key={of}>
            <th scope="row">{say(pricedWords(of, nameOf))}</th>
            <td>
              <Money amount={before} />
            </td>
            <td>
              <Money amount={after} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
