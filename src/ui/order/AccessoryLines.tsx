import type { AccessoryLine } from '../../domain/accessories/accessories.ts';
import type { PlacedAccessories } from '../../domain/order/order.ts';
import { countText } from '../../i18n/language/count-text.ts';
import { inBoth } from '../../i18n/language/message.ts';
import { accessoryColumns } from '../../i18n/order/accessory-columns.ts';
import { orderParts } from '../../i18n/orders/order-parts.ts';
import { orders } from '../../i18n/orders/orders.ts';
import { Money } from '../base/Money.tsx';
import { say } from '../base/say.tsx';

const { texts } = accessoryColumns;

type LinesProps = {
  order: PlacedAccessories;
  /** A picking list has a box to tick for each line instead of prices. */
  isPickingList?: boolean;
};

type LineProps = Required<LinesProps> & { line: AccessoryLine; index: number };

function Line({ order, line, index, isPickingList }: LineProps) {
  const product = order.products[line.product];
  const variant = product?.variants[line.variant];
  const price = order.price.lines[index];
  return (
    <tr>
      <th scope="row">
        {product ? say(inBoth((locale) => product.name[locale])) : line.product}
        <small>{variant ? say(inBoth((locale) => variant[locale])) : line.variant}</small>
      </th>
      <td>{say(countText(line.pieces))}</td>
      {isPickingList ? (
        <td className="accessory-box" />
      ) : (
        <>
          <td>
            <Money amount={price?.each ?? null} />
          </td>
          <td>
            <Money amount={price?.total ?? null} />
          </td>
        </>
      )}
    </tr>
  );
}

function Heads({ isPickingList }: { isPickingList: boolean }) {
  const prices = [orderParts.texts.each, orders.texts.total];
  const heads = [texts.product, texts.pieces, ...(isPickingList ? [texts.picked] : prices)];
  return (
    <thead>
      <tr>
        {heads.map((head) => (
          <th scope="col" key={head[1]}>
            {say(head)}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** Lines of a placed order of accessories. */
export function AccessoryLines({ order, isPickingList = false }: LinesProps) {
  return (
    <table className="accessory-lines">
      <Heads isPickingList={isPickingList} />
      <tbody>
        {order.content.lines.map((line, index) => (
          <Line
            key={`${line.product} ${line.variant}`}
            {...{ order, line, index, isPickingList }}
          />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{say(orders.texts.total)}</th>
          <td>{say(countText(order.pieces))}</td>
          <td />
          {!isPickingList && (
            <td>
              <Money amount={order.total} />
            </td>
          )}
        </tr>
      </tfoot>
    </table>
  );
}
