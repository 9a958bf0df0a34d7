import type { PlacedStock } from '../domain/order.ts';
import type { StockLine } from '../domain/stock.ts';
import { formatCount, formatEyeValue, formatMillimetres } from '../i18n/format-number.ts';
import { inBoth } from '../i18n/in-both.ts';
import type { Message } from '../i18n/message.ts';
import { orderParts, orders, prescriptionWords } from '../i18n/messages/orders.ts';
import { Money } from './Money.tsx';
import { Text } from './Text.tsx';

const { texts } = orderParts;
const { sphere, cylinder } = prescriptionWords.texts;
const { total } = orders.texts;

function Heads() {
  const heads: readonly Message[] = [sphere, cylinder, texts.diameter, texts.pieces, texts.each];
  return (
    <thead>
      <tr>
        {[texts.lens, ...heads, total].map((head) => (
          <th scope="col" key={head[1]}>
            <Text of={head} />
          </th>
        ))}
      </tr>
    </thead>
  );
}

const places = { sphere: 'stock-sphere', cylinder: 'stock-cylinder' };

function Power({ line, of }: { line: StockLine; of: 'sphere' | 'cylinder' }) {
  return (
    <td className={`${places[of]} number`}>
      <Text of={inBoth((locale) => formatEyeValue(of, line[of], locale))} />
    </td>
  );
}

type RowProps = { order: PlacedStock; line: StockLine; place: number };

function Row({ order, line, place }: RowProps) {
  const name = order.lenses[line.lens];
  const price = order.price.lines[place];
  return (
    <tr>
      <th scope="row">
        {name ? <Text of={inBoth((locale) => name[locale])} /> : <bdi>{line.lens}</bdi>}
      </th>
      <Power line={line} of="sphere" />
      <Power line={line} of="cylinder" />
      <td className="stock-diameter number">
        <Text of={inBoth((locale) => formatMillimetres(line.diameter, locale))} />
      </td>
      <td className="stock-pieces number">
        <Text of={inBoth((locale) => formatCount(line.pieces, locale))} />
      </td>
      <td className="stock-each">
        <Money amount={price?.each ?? null} />
      </td>
      <td className="stock-sum">
        <Money amount={price?.total ?? null} />
      </td>
    </tr>
  );
}

/** The lines of a stock order to be read, with their prices and sums. */
export function StockLines({ order }: { order: PlacedStock }) {
  return (
    <div className="stock-frame">
      <table className="stock-lines">
        <Heads />
        <tbody>
          {order.content.lines.map((line, place) => (
            <Row
              key={`${line.lens} ${line.diameter} ${line.sphere} ${line.cylinder}`}
              order={order}
              line={line}
              place={place}
            />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={4}>
              <Text of={total} />
            </th>
            <td className="stock-pieces number">
              <Text of={inBoth((locale) => formatCount(order.pieces, locale))} />
            </td>
            <td className="stock-sum" colSpan={2}>
              <Money amount={order.price.total} />
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
