import type { Order, PlacedRx } from '../../domain/order/order.ts';
import { orderNumber } from '../../domain/order/order-number.ts';
import { countText } from '../language/count-text.ts';
import { formatIndex, writeEyeValue } from '../language/format-optics.ts';
import { type FactText, fill, inBoth, type Message } from '../language/message.ts';
import { orderParts, prescriptionWords } from '../orders/order-parts.ts';
import { orders } from '../orders/orders.ts';
import { eyeFacts, rxParts } from '../rx/lazy/rx-facts.ts';
import { correction } from './correction.ts';
import { partName } from './part-name.ts';

/** A fact before and after a correction; null if it didn't exist. */
export type ChangedFact = {
  /** Index of its section, because two sections can have the same name. */
  section: number;
  name: Message;
  before: Message | null;
  after: Message | null;
};

const eyeSides = ['right', 'left'] as const;
const eyeFields = ['sphere', 'cylinder', 'axis', 'add', 'pd', 'height'] as const;

const typed = (name: Message, text: string): FactText[] =>
  text === '' ? [] : [{ name, value: [`\u2068${text}\u2069`, `\u2068${text}\u2069`] }];

function powerFacts({ content }: PlacedRx): FactText[] {
  const { texts } = prescriptionWords;
  return eyeSides.flatMap((side) => {
    const eye = content[side];
    if (!eye) return [];
    return eyeFields.flatMap((field): FactText[] => {
      const value = eye[field];
      if (value === null) return [];
      const name: Message = [
        `${texts[field][0]}، ${texts[side][0]}`,
        `${texts[field][1]}, ${texts[side][1]}`,
      ];
      return [{ name, value: inBoth((locale) => writeEyeValue(field, value, locale)) }];
    });
  });
}

function lensFacts({ content, lens }: PlacedRx): FactText[] {
  const { texts } = orderParts;
  return [
    { name: texts.design, value: inBoth((locale) => lens.design[locale]) },
    { name: texts.index, value: inBoth((locale) => formatIndex(content.lens.index, locale)) },
    { name: texts.colour, value: texts[content.lens.colour] },
    { name: texts.coating, value: inBoth((locale) => lens.coating[locale]) },
  ];
}

function lineFacts(order: Exclude<Order, PlacedRx>): FactText[] {
  return order.content.lines.map(({ pieces }, place) => {
    const count = countText(pieces);
    return {
      name: partName(order, place),
      value: fill(correction.texts.pieces, { pieces: count }),
    };
  });
}

function pairFacts({ content: { firstPair } }: PlacedRx): FactText[] {
  return firstPair ? typed(correction.texts.secondPairOf, orderNumber(firstPair)) : [];
}

/** All facts of an order's content, in sections. */
function factsOf(order: Order): FactText[][] {
  const { reference, remarks } = order.content;
  const named = typed(orders.texts.reference, reference);
  const noted = typed(orders.texts.remarks, remarks);
  if (order.kind !== 'rx') return [named, lineFacts(order), noted];
  return [
    [...typed(orders.texts.patient, order.content.patient), ...named, ...pairFacts(order)],
    powerFacts(order),
    lensFacts(order),
    eyeFacts(order.content),
    ...rxParts(order).map(({ facts }) => facts),
    noted,
  ];
}

const sayOf = (facts: readonly FactText[], name: Message) =>
  facts.find((fact) => fact.name[1] === name[1])?.value ?? null;

const isEqual = (one: Message | null, other: Message | null) => one?.[1] === other?.[1];

/** The facts that differ between two versions of an order, in reading order. */
export function changedFacts(before: Order, after: Order): ChangedFact[] {
  const was = factsOf(before);
  return factsOf(after).flatMap((now, section) => {
    const then = was[section] ?? [];
    const gone = then.filter(({ name }) => sayOf(now, name) === null);
    return [...now, ...gone]
      .map(({ name }) => ({
        section,
        name,
        before: sayOf(then, name),
        after: sayOf(now, name),
      }))
      .filter((fact) => !isEqual(fact.before, fact.after));
  });
}
