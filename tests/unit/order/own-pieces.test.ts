import { expect, test } from 'vitest';
import { accessoriesOnHand, accessoryKey } from '../../../src/domain/accessories/products.ts';
import { accessoriesWith, piecesOf, stockWith } from '../../../src/domain/order/own-pieces.ts';
import { stockCellKey, stockOnHand } from '../../../src/domain/stock/chart.ts';
import { accessoryShelf as accessories } from '../../fixtures/accessories.ts';
import { stockShelf as stock, stockLine } from '../../fixtures/stock.ts';

test('the pieces an order already has of a power count as on hand for its correction', () => {
  const line = stockLine(-200, 0, 3);
  const other = stockLine(-175, -50, 1);
  const content = { kind: 'stock', reference: '', remarks: '', lines: [line] } as const;
  const own = piecesOf({ content: { ...content, lines: [line] } });
  expect(own).toEqual({ [stockCellKey(line)]: 3 });
  const more = stockWith(stock, own);
  expect(stockOnHand(more, line)).toBe(Number(stockOnHand(stock, line)) + 3);
  expect(stockOnHand(more, other)).toBe(stockOnHand(stock, other));
});

test('so do the accessories it already has', () => {
  const [product] = accessories.products;
  const [variant] = product?.variants ?? [];
  const item = { product: product?.id ?? '', variant: variant?.id ?? '' };
  const more = accessoriesWith(accessories, { [accessoryKey(item)]: 2 });
  expect(accessoriesOnHand(more, item)).toBe(Number(accessoriesOnHand(accessories, item)) + 2);
});
