import type { EyeField } from '../../domain/optics/eye-fields.ts';
import type {
  PastedChoice,
  PastedPath,
  PastedQuestion,
  PastedValue,
} from '../../domain/pasted-rx/pasted-rx.ts';
import { rxNumbers } from '../../domain/rx/number-fields.ts';
import { formatEyeValue } from '../language/format-optics.ts';
import { listed } from '../language/listed.ts';
import { fill, inBoth, type Message } from '../language/message.ts';
import { formatMeasure } from '../rx/format-measure.ts';
import { orderFacts } from '../rx/lazy/order-facts.ts';
import { labelOf } from '../rx/names/field-label.ts';
import { lazyFields } from '../rx/names/field-names.ts';
import { rxChoices } from '../rx/rx-choices.ts';
import { rxEyes } from '../rx/rx-eyes.ts';
import { pastedQuestions } from './pasted-rx.ts';

const { texts } = pastedQuestions;

/** Typed text keeps its own direction. */
const asTyped = (text: string) => `\u2068${text}\u2069`;

export function pastedLabel(path: PastedPath): Message {
  return path.includes('.prism.') ? lazyFields.texts.prism : labelOf(path);
}

/** A value as the form shows it. */
export function pastedValueText({ path, value, base }: PastedValue): Message {
  if (base) {
    const [fa, en] = orderFacts.texts[base];
    return [
      `${formatMeasure('prism', value, 'fa')} ${fa}`,
      `${formatMeasure('prism', value, 'en')} ${en}`,
    ];
  }
  if (path.startsWith('measures.')) {
    const { unit } = rxNumbers[path as keyof typeof rxNumbers];
    return inBoth((locale) => formatMeasure(unit, value, locale));
  }
  const field = path.slice(path.indexOf('.') + 1) as EyeField;
  return inBoth((locale) => formatEyeValue(field, value, locale));
}

/** The text of a question, with the part of the message it is about. */
export function questionText({ code, from, to }: PastedQuestion, text: string): Message {
  return fill(texts[code], { part: asTyped(text.slice(from, to).trim()) });
}

const { right, left } = rxChoices.texts;

const spoken: Partial<Record<PastedQuestion['code'], Readonly<Record<string, Message>>>> = {
  whichEye: { right, left, both: texts.both },
  whichRow: { right: texts.firstRow, left: texts.secondRow },
  forBoth: { both: texts.both, right: texts.onlyRight, left: texts.onlyLeft },
  lonePower: {
    plano: texts.loneWithPlano,
    cylinder: texts.loneCylinder,
    sphere: texts.loneSphere,
  },
  pdPair: { eyes: texts.eyes, farAndNear: texts.farAndNear },
  dateOrValue: { none: texts.isDate },
  detailOrValue: { none: texts.isDetail },
};

/** Choices whose value isn't known yet, because the sign is asked for next. */
const unknown: typeof spoken = {
  powerOrder: { first: texts.sphereFirst, second: texts.cylinderFirst },
  eachEye: { each: texts.each, own: texts.own },
};

/** The values of a choice with their fields and, if the choices or values differ by eye, their eyes. */
function valuesText(values: readonly PastedValue[], isByEye: boolean): Message {
  const isOfBoth = new Set(values.map(eyeOf)).size > 1;
  const named = values.map((value) => {
    const words = [
      ...(isByEye
        ? [eyeOf(value)]
        : isOfBoth
          ? [isAlike(value, values) ? texts.both : eyeOf(value)]
          : []),
      ...(isByEye ? [] : [pastedLabel(value.path)]),
      pastedValueText(value),
    ];
    return [words.map(([fa]) => fa).join(' '), words.map(([, en]) => en).join(' ')] as const;
  });
  const distinct = named.filter(
    ([fa], index) => named.findIndex(([each]) => each === fa) === index,
  );
  return listed(distinct);
}

const eyeOf = ({ path }: PastedValue) => rxEyes.texts[path.startsWith('left.') ? 'left' : 'right'];

/** Whether both eyes have the same value in a field. */
function isAlike({ path, value, base }: PastedValue, values: readonly PastedValue[]): boolean {
  const field = path.slice(path.indexOf('.'));
  const same = values.filter((each) => each.path.endsWith(field));
  return same.length > 1 && same.every((each) => each.value === value && each.base === base);
}

/** The text of an answer: an eye, or the values it fills in. */
export function choiceText({ code }: PastedQuestion, { answer, values }: PastedChoice): Message {
  const said = spoken[code]?.[answer];
  if (said) return said;
  if (values.length === 0) return unknown[code]?.[answer] ?? [answer, answer];
  return valuesText(values, code === 'prismSplit');
}
