import type { EyeField } from '../../domain/optics/eye-prescription.ts';
import type {
  PastedChoice,
  PastedPath,
  PastedQuestion,
  PastedValue,
} from '../../domain/pasted-rx/pasted-rx.ts';
import { rxNumbers } from '../../domain/rx/number-fields.ts';
import { formatEyeValue } from '../language/format-number.ts';
import { fill, inBoth, type Message } from '../language/message.ts';
import { formatMeasure } from '../rx/format-measure.ts';
import { orderFacts } from '../rx/late/order-facts.ts';
import { labelOf } from '../rx/names/field-label.ts';
import { lateFields } from '../rx/names/field-names.ts';
import { rxChoices, rxEyes } from '../rx/rx.ts';
import { pastedQuestions } from './pasted-rx.ts';

const { texts } = pastedQuestions;

/** Typed text keeps its own direction. */
const asTyped = (text: string) => `\u2068${text}\u2069`;

export function pastedLabel(path: PastedPath): Message {
  return path.includes('.prism.') ? lateFields.texts.prism : labelOf(path);
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

/** What is asked, with the part of the message it is about. */
export function questionText({ code, from, to }: PastedQuestion, text: string): Message {
  return fill(texts[code], { part: asTyped(text.slice(from, to).trim()) });
}

const { right, left } = rxChoices.texts;

const spoken: Partial<Record<PastedQuestion['code'], Readonly<Record<string, Message>>>> = {
  whichEye: { right, left, both: texts.both },
  whichRow: { right: texts.firstRow, left: texts.secondRow },
  forBoth: { both: texts.both, right: texts.onlyRight, left: texts.onlyLeft },
  pdPair: { eyes: texts.eyes, farAndNear: texts.farAndNear },
  dateOrValue: { none: texts.isDate },
  detailOrValue: { none: texts.isDetail },
};

/** Values of a choice, each of its field and, where the eye tells choices apart, of its eye. */
function valuesText(values: readonly PastedValue[], isByEye: boolean): Message {
  const named = values.map((value) => {
    const eye = rxEyes.texts[value.path.startsWith('left.') ? 'left' : 'right'];
    const [name, shown] = [isByEye ? eye : pastedLabel(value.path), pastedValueText(value)];
    return [`${name[0]} ${shown[0]}`, `${name[1]} ${shown[1]}`] as const;
  });
  const distinct = named.filter(
    ([fa], index) => named.findIndex(([each]) => each === fa) === index,
  );
  return [distinct.map(([fa]) => fa).join('، '), distinct.map(([, en]) => en).join(', ')];
}

/** An answer: an eye, or what it fills in. */
export function choiceText({ code }: PastedQuestion, { answer, values }: PastedChoice): Message {
  const said = spoken[code]?.[answer];
  if (said) return said;
  return values.length > 0 ? valuesText(values, code === 'prismSplit') : [answer, answer];
}
