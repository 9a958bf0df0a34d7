import type { AccessoryProduct } from '../../domain/accessories/accessories.ts';
import type { StockLens } from '../../domain/stock/stock.ts';
import { cellOfKey } from '../../domain/stockroom/shelf-chart.ts';
import type { Issue } from '../../domain/vocabulary/issue.ts';
import { countText } from '../language/count-text.ts';
import { listed } from '../language/listed.ts';
import { fill, inBoth, type Message } from '../language/message.ts';
import { revisionIssueMessage } from '../revisions/revision-issues.ts';
import { formatDiameter, formatStockPower } from '../stock/format-stock.ts';
import { postingFaults, stockroom } from './stockroom.ts';

/** The lab's stock items, for looking up names. */
export interface Named {
  lenses: readonly Pick<StockLens, 'id' | 'name'>[];
  products: readonly Pick<AccessoryProduct, 'id' | 'name' | 'variants'>[];
}

/** A stock item in words: `HMC 1.56 Ø65 −2.00 / −0.50`, or a product and its variant. */
export function itemName(key: string, { lenses, products }: Named): Message {
  const [id, variantId] = key.split(' ');
  const lens = lenses.find((each) => each.id === id);
  if (lens) {
    const cell = cellOfKey(key);
    return inBoth((locale) =>
      [
        lens.name[locale],
        formatDiameter(cell.diameter, locale),
        formatStockPower(cell, locale),
      ].join(' '),
    );
  }
  const product = products.find((each) => each.id === id);
  const variant = product?.variants.find((each) => each.id === variantId);
  if (!product || !variant) return [key, key];
  return listed([product, variant].map(({ name }) => [name.fa, name.en]));
}

/** The level of a power in words: a number, or "none". `value` is the power's untyped value. */
export function levelWords(value: unknown): Message {
  const level = value && typeof value === 'object' && 'level' in value ? value.level : null;
  if (typeof level !== 'number') return stockroom.texts.noLevel;
  return countText(level);
}

/** Why an item of a posting was refused. */
export function faultMessage(issue: Issue): Message {
  const { path, code, params = {} } = issue;
  const { texts } = postingFaults;
  const counted = (name: string) => countText(Number(params[name] ?? 0));
  if (code === 'stockShort') {
    const text = path.endsWith('counted') ? texts.countShort : texts.correctionShort;
    return fill(text, { onHand: counted('onHand'), missing: counted('missing') });
  }
  if (code === 'unknownItem' || code === 'outOfRange' || code === 'repeatedLine') {
    return texts[code];
  }
  return revisionIssueMessage(issue) ?? texts.other;
}
