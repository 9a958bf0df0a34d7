import { cataloguePath } from '../../../../src/api/catalogue/paths.ts';
import type { PlaceOrderRequest } from '../../../../src/api/orders/contract.ts';
import { stockPath } from '../../../../src/api/stock/paths.ts';
import { lensCatalogue } from '../../../../src/domain/catalogue/lens.ts';
import { priceRx } from '../../../../src/domain/rx/price.ts';
import { priceStock } from '../../../../src/domain/stock/price.ts';
import {
  type StockCatalogue,
  type StockCell,
  type StockCount,
  stockCatalogue,
} from '../../../../src/domain/stock/stock.ts';
import { orderRequest, unpricedRequest } from '../../../server/support/order-request.ts';
import type { Client } from '../record/client.ts';

/** A power with this many pieces lasts for `ordersOfPower` orders of one piece, plus half as many corrections. */
const plenty = 60;
const ordersOfPower = 40;

/** What a shop orders in a run, at the prices it sees, in the form the panel sends. */
export interface Wares {
  /**
   * The request with a given number: every fourth orders stock lenses, as long as there are enough, and every eighth a
   * lens that the lab has to quote for.
   */
  request(count: number, reference?: string): PlaceOrderRequest;
}

/** The powers with enough pieces. */
function powersIn({ lenses }: StockCatalogue): StockCell[] {
  const isPlenty = (count: StockCount | undefined) => typeof count === 'number' && count >= plenty;
  return lenses.flatMap(({ id: lens, charts }) =>
    charts.flatMap(({ diameter, spheres, cylinders, onHand }) =>
      spheres.flatMap((sphere, row) =>
        cylinders
          .filter((_, column) => isPlenty(onHand[row]?.[column]))
          .map((cylinder) => ({ lens, diameter, sphere, cylinder })),
      ),
    ),
  );
}

/** Reads what can be ordered. */
export async function readWares(client: Client): Promise<Wares> {
  const read = async (path: string) => (await client.ask({ method: 'GET', path }))?.body;
  const lenses = lensCatalogue.parse(await read(cataloguePath));
  const shelf = stockCatalogue.parse(await read(stockPath));
  const powers = powersIn(shelf);

  function stock(count: number, reference: string): PlaceOrderRequest | undefined {
    const place = Math.floor(count / 4);
    const cell = place < powers.length * ordersOfPower ? powers[place % powers.length] : undefined;
    if (!cell) return undefined;
    const lines = [{ ...cell, pieces: 1 }];
    const { total: expectedTotal } = priceStock(lines, shelf);
    return { content: { kind: 'stock', reference, remarks: '', lines }, expectedTotal };
  }

  return {
    request(count, reference = `F-${count}`) {
      const fromStock = count % 4 === 0 ? stock(count, reference) : undefined;
      if (fromStock) return fromStock;
      const { content } = orderRequest(reference);
      if (count % 8 === 3) return { content: { ...unpricedRequest().content, reference } };
      return { content, expectedTotal: priceRx(content, lenses).total };
    },
  };
}
