import type { FrameDetails } from '../../../domain/frame/details.ts';
import { frameLimits } from '../../../domain/frame/measurements.ts';
import type { EyePrescription } from '../../../domain/optics/eye-prescription.ts';
import type { Prism } from '../../../domain/optics/prism.ts';
import type { PrismPart } from '../../../domain/optics/prism-parts.ts';
import type { PlacedRx } from '../../../domain/order/order.ts';
import {
  deskNumbers,
  type NumberUnit,
  nearNumbers,
  type RxNumber,
  wishNumbers,
  wornNumbers,
} from '../../../domain/rx/order-numbers.ts';
import type { RxOrder } from '../../../domain/rx/rx-order.ts';
import { namesOf, type Table } from '../../../domain/vocabulary/by-name.ts';
import type { EyeSide } from '../../../domain/vocabulary/eye.ts';
import { dayText } from '../../language/day-text.ts';
import { digitsText } from '../../language/digits-text.ts';
import { formatEyeValue } from '../../language/format-optics.ts';
import { type FactText, fill, inBoth, type Message } from '../../language/message.ts';
import { formatMeasure } from '../format-measure.ts';
import { lazyFields } from '../names/field-names.ts';
import { rxFields } from '../rx-fields.ts';
import { orderFacts } from './order-facts.ts';

const { texts } = orderFacts;
const names = { ...rxFields.texts, ...lazyFields.texts };

// Spelled out here: importing the lists would bring the validation code onto pages that only show prescriptions.
const eyeSides: readonly EyeSide[] = ['right', 'left'];
const extraFields = [
  'nearPd',
  'centreHeight',
] as const satisfies readonly (keyof EyePrescription)[];
const prismParts: readonly PrismPart[] = ['horizontal', 'vertical'];
const frameTexts = [
  'brand',
  'model',
  'colour',
  'size',
] as const satisfies readonly (keyof FrameDetails)[];

const joined = (parts: readonly Message[], between: Message): Message => [
  parts.map(([fa]) => fa).join(between[0]),
  parts.map(([, en]) => en).join(between[1]),
];
const listed = (parts: readonly Message[]) => joined(parts, ['، ', ', ']);
const spaced = (parts: readonly Message[]) => joined(parts, [' ', ' ']);
/** Typed text keeps its own direction. */
const asTyped = (text: string): Message => [`\u2068${text}\u2069`, `\u2068${text}\u2069`];

function measure(unit: NumberUnit, value: number): Message {
  return inBoth((locale) => formatMeasure(unit, value, locale));
}

/** The rarely used values of each eye: near PD, optical centre height, prism. */
export function eyeFacts(order: RxOrder): FactText[] {
  return eyeSides.flatMap((side) => {
    const eye = order[side];
    return eye ? extrasOf(side, eye) : [];
  });
}

function extrasOf(side: EyeSide, eye: EyePrescription): FactText[] {
  const called = (name: Message) => fill(texts.inEye, { name, side: texts[side] });
  const lengths = extraFields.flatMap((field): FactText[] => {
    const value = eye[field];
    if (value === null) return [];
    return [
      {
        name: called(names[field]),
        value: inBoth((locale) => formatEyeValue(field, value, locale)),
      },
    ];
  });
  const prism = prismText(eye.prism);
  return prism ? [...lengths, { name: called(names.prism), value: prism }] : lengths;
}

function prismText(prism: Prism): Message | null {
  const parts = prismParts.flatMap((part) => {
    const given = prism[part];
    return given ? [spaced([measure('prism', given.amount), texts[given.base]])] : [];
  });
  return parts.length > 0 ? listed(parts) : null;
}

/** The prescriber, the customer's contact, and the branch to deliver to. */
function peopleFacts({ people }: RxOrder): FactText[] {
  const { prescriber, prescribedOn, mobile, insurance, branch } = people;
  // The form that is dialled in Iran.
  const dialled = (number: string) => digitsText(number.replace('+98', '0'));
  return [
    ...fact(names.prescriber, prescriber !== '' && asTyped(prescriber)),
    ...fact(names.prescribedOn, prescribedOn !== null && dayText(prescribedOn)),
    ...fact(names.mobile, mobile !== '' && dialled(mobile)),
    ...fact(names.insurance, insurance !== '' && asTyped(insurance)),
    ...fact(names.branch, branch !== '' && asTyped(branch)),
  ];
}

/** Services, with their catalogue names at the time of the order. */
export function serviceFacts({ content, lens }: PlacedRx): FactText[] {
  const { services, use, balance } = content;
  const { tint, mirror, coats, engraving } = services;
  const called = (id: string): Message => {
    const name = lens.services[id];
    return name ? [name.fa, name.en] : asTyped(id);
  };
  return [
    ...fact(names.use, use && texts[use]),
    ...fact(
      names.tint,
      tint && spaced([called(tint.colour), measure('percent', tint.density), texts[tint.form]]),
    ),
    ...fact(names.mirror, mirror !== null && called(mirror)),
    ...fact(names.coats, coats.length > 0 && listed(coats.map(called))),
    ...fact(names.engraving, engraving !== '' && asTyped(engraving)),
    ...fact(names.balance, balance && texts[balance]),
  ];
}

function fact(name: Message, value: Message | null | false): FactText[] {
  return value ? [{ name, value }] : [];
}

function measured(name: Message, unit: NumberUnit, value: number | null): FactText[] {
  return fact(name, value !== null && measure(unit, value));
}

/** The known numbers of a table. A new number without a name is a type error. */
function numberFacts<Name extends keyof typeof names>(
  rows: Table<Name, RxNumber>,
  values: NoInfer<Table<Name, number | null>>,
): FactText[] {
  return namesOf(rows).flatMap((name) => measured(names[name], rows[name].unit, values[name]));
}

/** The job and the frame. */
export function frameFacts({ job, frame, frameDetails, trace }: RxOrder): FactText[] {
  const { parcel } = frameDetails;
  const kinds = [frame.type, frameDetails.material].flatMap((kind) => (kind ? [texts[kind]] : []));
  const called = [...kinds, ...frameTexts.flatMap((name) => frameDetails[name] || []).map(asTyped)];
  return [
    { name: names.job, value: texts[job] },
    ...fact(texts.frameName, called.length > 0 && listed(called)),
    ...fact(
      names.follows,
      parcel !== null && (parcel === '' ? texts.parcelUnknown : asTyped(parcel)),
    ),
    ...fact(names.shape, frame.shape && texts[frame.shape]),
    ...numberFacts(frameLimits, frame),
    ...fact(names.trace, trace && texts.traced),
  ];
}

/** Position of wear and the other values that an individual design is calculated with. */
export function wornFacts({ measures }: RxOrder): FactText[] {
  return [
    ...numberFacts(wornNumbers, measures),
    ...numberFacts(nearNumbers, measures),
    ...fact(names.dominantEye, measures.dominantEye && texts[measures.dominantEye]),
    ...numberFacts(deskNumbers, measures),
    ...measured(names.corridor, 'tenth', measures.corridor),
  ];
}

/** Optional lens parameters and special requests. */
export function wishFacts({ wishes, requests, requestNote }: RxOrder): FactText[] {
  return [
    ...measured(names.diameter, 'tenth', wishes.diameter),
    ...numberFacts(wishNumbers, wishes),
    ...fact(names.requests, requests.length > 0 && listed(requests.map((id) => texts[id]))),
    ...fact(names.requestNote, requestNote !== '' && asTyped(requestNote)),
  ];
}

/** Everything but prescription and lens, in reading order. */
export function rxParts(order: PlacedRx): { title: Message; facts: FactText[] }[] {
  const { content } = order;
  return [
    { title: texts.people, facts: peopleFacts(content) },
    { title: texts.services, facts: serviceFacts(order) },
    { title: texts.frame, facts: [...frameFacts(content), ...wornFacts(content)] },
    { title: texts.wishes, facts: wishFacts(content) },
  ];
}
