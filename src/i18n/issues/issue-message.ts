import { type EyeField, eyeFields, eyeLimits } from '../../domain/optics/eye-fields.ts';
import { isRxNumber, rxNumbers } from '../../domain/rx/number-fields.ts';
import type { NumberUnit } from '../../domain/rx/order-numbers.ts';
import type { Issue, IssueCode } from '../../domain/vocabulary/issue.ts';
import { formatCount } from '../language/format-number.ts';
import { formatEyeValue } from '../language/format-optics.ts';
import type { Locale } from '../language/locale.ts';
import { fill, type Message, pick } from '../language/message.ts';
import { formatBare, formatMeasure } from '../rx/format-measure.ts';
import { fieldOf, labelOf } from '../rx/names/field-label.ts';
import { issues } from './issues.ts';
import { pairFaults } from './pair-faults.ts';
import { warningUnits } from './warning-message.ts';
import { warnings } from './warning-texts.ts';

const examples: Record<EyeField, number> = {
  sphere: -125,
  cylinder: -75,
  axis: 90,
  add: 200,
  pd: 315,
  height: 180,
  nearPd: 300,
  centreHeight: 200,
};

/** Units of numbers whose messages already name the unit. */
const bareUnits: Partial<Record<IssueCode, NumberUnit>> = {
  ...warningUnits,
  edBelowBox: 'tenth',
  corridorTooLong: 'tenth',
  slabOffSmall: 'dioptre',
};

type FormatValue = (value: number) => string;

function valueFormatter({ path, code }: Issue, locale: Locale): FormatValue {
  const unit = bareUnits[code];
  if (unit) return (value) => formatBare(unit, value, locale);
  if (isRxNumber(path)) return (value) => formatMeasure(rxNumbers[path].unit, value, locale);
  const field = eyeFields.find((each) => each === fieldOf(path));
  return (value) => (field ? formatEyeValue(field, value, locale) : formatCount(value, locale));
}

/** Formats a step, which has no sign, unlike a power. */
function stepOf(issue: Issue, step: number, locale: Locale): string {
  const isPower = step === eyeLimits.sphere.step && !isRxNumber(issue.path);
  return isPower ? formatEyeValue('add', step, locale) : valueFormatter(issue, locale)(step);
}

function exampleOf(path: string, locale: Locale): string | undefined {
  const field = eyeFields.find((each) => each === fieldOf(path));
  if (isRxNumber(path)) return formatMeasure(rxNumbers[path].unit, rxNumbers[path].min, locale);
  return field && formatEyeValue(field, examples[field], locale);
}

function placesOf(issue: Issue, locale: Locale): Record<string, string> {
  const { path, params = {} } = issue;
  const places: Record<string, string> = { label: pick(labelOf(path), locale) };
  const example = exampleOf(path, locale);
  if (example) places.example = example;
  for (const [name, value] of Object.entries(params)) {
    if (typeof value === 'string') places[name] = value;
    else
      places[name] =
        name === 'step' ? stepOf(issue, value, locale) : valueFormatter(issue, locale)(value);
  }
  return places;
}

/** Falls back to the generic text when the issue lacks a value its text needs. */
function textFor(code: IssueCode, places: Record<string, string>): Message {
  const texts: Partial<Record<IssueCode, Message>> = { ...issues.texts, ...warnings.texts };
  const text = texts[code] ?? issues.texts.invalid;
  const isWhole = [...text[1].matchAll(/\{(\w+)\}/g)].every(([, name = '']) => name in places);
  return isWhole ? text : issues.texts.invalid;
}

const pairTexts: Readonly<Partial<Record<string, Message>>> = pairFaults.texts;

export function issueMessage(issue: Issue): Message {
  const { fa, en, fault, number = '' } = issue.params ?? {};
  const pairText = pairTexts[String(fault)];
  if (pairText) return fill(pairText, { number: String(number) });
  if (issue.code === 'conflict' && fa && en) return [String(fa), String(en)];
  const persian = placesOf(issue, 'fa');
  const english = placesOf(issue, 'en');
  const text = textFor(issue.code, english);
  return [fill(text, persian)[0], fill(text, english)[1]];
}
