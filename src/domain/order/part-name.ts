import type { LensCatalogue } from '../catalogue/lens.ts';
import type { PricePart } from '../prices/price-parts.ts';
import type { Bilingual } from '../vocabulary/bilingual.ts';
import type { Order } from './order.ts';

/** Names the priced item of a part; undefined if its kind says it all. */
export type PartNaming = (part: PricePart) => Bilingual | undefined;

/** Names stored with the order. */
export function namesInOrder(order: Order): PartNaming {
  if (order.kind === 'stock') return ({ id }) => order.lenses[id];
  if (order.kind === 'accessories') return ({ id }) => order.products[id]?.name;
  const { design, coating, services } = order.lens;
  return ({ part, id }) => {
    if (part === 'lens') return design;
    return part === 'coating' ? coating : services[id];
  };
}

/** Services that need a name; of the others a catalogue has only one each. */
const named = ['tint', 'mirror', 'coat'];

/** Names from the lens catalogue. */
export const namesInCatalogue =
  ({ designs, coatings, services }: LensCatalogue): PartNaming =>
  ({ part, id }) => {
    const isThis = (each: { id: string }) => each.id === id;
    if (part === 'lens') return designs.find(isThis)?.name;
    if (part === 'coating') return coatings.find(isThis)?.name;
    return named.includes(part) ? services.find(isThis)?.name : undefined;
  };
