import type { Issue, IssueCode } from '../domain/issue.ts';
import { type EyeField, eyeFields, eyeLimits } from '../domain/prescription.ts';
import { fill } from './fill.ts';
import { formatCount, formatEyeValue } from './format-number.ts';
import type { Locale } from './locale.ts';
import type { Message } from './message.ts';
import { issues } from './messages/issues.ts';
import { rxFields } from './messages/rx.ts';

type FieldName = keyof typeof rxFields.texts;

/** `right.axis` is about the axis. */
function fieldOf(path: string): FieldName | undefined {
  const last = path.slice(path.lastIndexOf('.') + 1);
  return Object.keys(rxFields.texts).find((name): name is FieldName => name === last);
}

/** What the field is called, be it in the form or only on the wire. */
function labelOf(path: string): Message {
  const field = fieldOf(path);
  return field ? rxFields.texts[field] : [path, path];
}

const examples: Record<EyeField, number> = {
  sphere: -125,
  cylinder: -75,
  axis: 90,
  add: 200,
  pd: 315,
  height: 180,
};

function writer(path: string, locale: Locale): (value: number) => string {
  const field = eyeFields.find((each) => each === fieldOf(path));
  return (value) => (field ? formatEyeValue(field, value, locale) : formatCount(value, locale));
}

/** A step bears no sign, which a power written as a value would. */
function stepOf(path: string, step: number, locale: Locale): string {
  const isPower = step === eyeLimits.sphere.step;
  return isPower ? formatEyeValue('add', step, locale) : writer(path, locale)(step);
}

function placesOf({ path, params = {} }: Issue, locale: Locale): Record<string, string> {
  const field = eyeFields.find((each) => each === fieldOf(path));
  const places: Record<string, string> = { label: labelOf(path)[locale === 'fa' ? 0 : 1] };
  if (field) places.example = formatEyeValue(field, examples[field], locale);
  for (const [name, value] of Object.entries(params)) {
    if (typeof value === 'string') places[name] = value;
    else places[name] = name === 'step' ? stepOf(path, value, locale) : writer(path, locale)(value);
  }
  return places;
}

/** Texts that need what the issue does not carry fall back to the generic one. */
function textFor(code: IssueCode, places: Record<string, string>): Message {
  const texts: Partial<Record<IssueCode, Message>> = issues.texts;
  const text = texts[code] ?? issues.texts.invalid;
  const isWhole = [...text[1].matchAll(/\{(\w+)\}/g)].every(([, name = '']) => name in places);
  return isWhole ? text : issues.texts.invalid;
}

/** What to tell the reader about an issue, in both languages. */
export function issueMessage(issue: Issue): Message {
  const persian = placesOf(issue, 'fa');
  const english = placesOf(issue, 'en');
  const text = textFor(issue.code, english);
  return [fill(text, persian)[0], fill(text, english)[1]];
}
