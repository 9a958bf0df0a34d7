import type { PlacedStock } from '../../domain/order/order.ts';
import type { StockLine } from '../../domain/stock/stock.ts';
import { countText } from '../../i18n/language/count-text.ts';
import { formatEyeValue, formatMillimetres } from '../../i18n/language/format-optics.ts';
import { inBoth, type Message } from '../../i18n/language/message.ts';
import { orderParts, prescriptionWords } from '../../i18n/orders/order-parts.ts';
import { orders } from '../../i18n/orders/orders.ts';
import { Money } from '../base/Money.tsx';
import { say } from '../base/say.tsx';

const heads = {
  lens: orderParts.texts.lens,
  sphere: prescriptionWords.texts.sphere,
  cylinder: prescriptionWords.texts.cylinder,
  diameter: orderParts.texts.diameter,
  pieces: orderParts.texts.pieces,
  each: orderParts.texts.each,
  sum: orders.texts.total,
} as const;
type Column = keyof typeof heads;

const places = {
  lens: 'stock-lens',
  sphere: 'stock-sphere',
  cylinder: 'stock-cylinder',
  diameter: 'stock-diameter',
  pieces: 'stock-pieces',
  each: 'stock-each',
  sum: 'stock-sum',
} as const satisfies Record<Column, string>;

/** The job ticket needs no prices. */
const onPaper = ['lens', 'sphere', 'cylinder', 'diameter', 'pieces'] as const;
const onScreen = [...onPaper, 'each', 'sum'] as const;

function Heads({ columns }: { columns: readonly Column[] }) {
  return (
    <thead>
      <tr>
        {columns.map((column) => (
          <th scope="col" className={places[column]} key={column}>
            {say(heads[column])}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** The numeric columns, apart from prices. */
const written = {
  sphere: (line) => inBoth((locale) => formatEyeValue('sphere', line.sphere, locale)),
  cylinder: (line) => inBoth((locale) => formatEyeValue('cylinder', line.cylinder, locale)),
  diameter: (line) => inBoth((locale) => formatMillimetres(line.diameter, locale)),
  pieces: (line) => countText(line.pieces),
} as const satisfies Partial<Record<Column, (line: StockLine) => Message>>;

type CellProps = { order: PlacedStock; index: number; line: StockLine; column: Column };

function Value({ order, index, line, column }: CellProps) {
  if (column === 'each') return <Money amount={order.price.lines[index]?.each ?? null} />;
  if (column === 'sum') return <Money amount={order.price.lines[index]?.total ?? null} />;
  if (column !== 'lens') return say(written[column](line));
  const name = order.lenses[line.lens];
  return name ? say(inBoth((locale) => name[locale])) : <bdi>{line.lens}</bdi>;
}

/** A cell; phones have no heading row, so each cell carries its own label. */
function Cell(props: CellProps) {
  const { column } = props;
  if (column === 'lens') {
    return (
      <th scope="row" className={places.lens}>
        <Value {...props} />
      </th>
    );
  }
  return (
    <td className={places[column]}>
      <span className="cell-label" aria-hidden="true">
        {say(heads[column])}
      </span>
      <Value {...props} />
    </td>
  );
}

function Sums({ order, hasPrices }: { order: PlacedStock; hasPrices: boolean }) {
  return (
    <tfoot>
      <tr>
        <th scope="row" colSpan={onPaper.length - 1}>
          {say(heads.sum)}
        </th>
        <td className="stock-pieces">{say(countText(order.pieces))}</td>
        {hasPrices && (
          <td className="stock-sum" colSpan={2}>
            <Money amount={order.total} />
          </td>
        )}
      </tr>
    </tfoot>
  );
}

type StockLinesProps = {
  order: PlacedStock;
  /** False on the job ticket. */
  hasPrices?: boolean;
};

/** Lines of a placed stock order. Sphere is left of cylinder in both languages, as on prescriptions. */
export function StockLines({ order, hasPrices = true }: StockLinesProps) {
  const columns = hasPrices ? onScreen : onPaper;
  return (
    <div className="stock-frame">
      <table className="stock-lines" dir="ltr">
        <Heads columns={columns} />
        <tbody>
          {order.content.lines.map((line, index) => (
            <tr key={`${line.lens} ${line.diameter} ${line.sphere} ${line.cylinder}`}>
              {columns.map((column) => (
                <Cell key={column} {...{ order, index, line, column }} />
              ))}
            </tr>
          ))}
        </tbody>
        <Sums order={order} hasPrices={hasPrices} />
      </table>
    </div>
  );
}
