import { plainCharacters } from '../typed/characters.ts';
import type { StockLineAnswer } from './find-line.ts';
import { splitStockLine } from './line-tokens.ts';

/** A line split into fields, as typed; empty if not given. */
export type LineFields = { sphere: string; cylinder: string; quantity: string };

/** Precedes the quantity. */
const mark = 'qty';

/**
 * Joins the fields into one line. Without a sphere, the cylinder is marked as such, or it would be read as a sphere.
 */
export function asLine(fields: LineFields): string {
  const sphere = fields.sphere.trim();
  const cylinder = fields.cylinder.trim();
  const quantity = fields.quantity.trim();
  const marked = cylinder && !sphere ? `${cylinder} DC` : cylinder;
  return [sphere, marked, quantity && `${mark} ${quantity}`].filter(Boolean).join(' ');
}

/** The fields of a line written by `asLine`; null if it contains anything but signed numbers in that order. */
export function fieldsOf(line: string): LineFields | null {
  const parts = line.trim().split(/\s+/);
  const whole = parts.join(' ');
  const [, quantity = ''] = parts.at(-2) === mark ? parts.splice(-2) : [];
  const [sphere = '', cylinder = ''] = parts[1] === 'DC' ? ['', parts[0]] : parts;
  const fields = { sphere, cylinder, quantity };
  const isNumbers = /^[-+\d.,/\u060c\u066b]*$/.test(plainCharacters(sphere + cylinder + quantity));
  return isNumbers && asLine(fields) === whole ? fields : null;
}

type Fault = Extract<StockLineAnswer, { kind: 'problem' | 'question' }>;

/** A field with a fault, and the code that says what is wrong with `part` of it. */
export type FieldFault = Pick<Fault, 'code' | 'part'> & { field: keyof LineFields };

const isIn = (text: string, part: string) =>
  splitStockLine(text)?.some((token) => 'text' in token && token.text === part) ?? false;

/** The fault of a line whose fields are these; null if it concerns no single field. */
export function faultOf(fields: LineFields, answer: StockLineAnswer): FieldFault | null {
  if (answer.kind !== 'problem' && answer.kind !== 'question') return null;
  const { code, part } = answer;
  if (code === 'sphereMissing') return { field: 'sphere', code, part };
  if (code === 'count') return { field: 'quantity', code, part: fields.quantity.trim() };
  if (part === '') return null;
  const faulty = (['sphere', 'cylinder', 'quantity'] as const).find((field) =>
    isIn(fields[field], part),
  );
  return faulty ? { field: faulty, code, part } : null;
}
