import { plainCharacters } from '../typed/characters.ts';

/** A line split into fields, as typed; empty if not given. */
export type LineFields = { sphere: string; cylinder: string; quantity: string };

/**
 * Joins the fields into one line. Without a sphere, the cylinder is marked as such, or it would be read as a sphere.
 */
export function asLine(fields: LineFields): string {
  const sphere = fields.sphere.trim();
  const cylinder = fields.cylinder.trim();
  const quantity = fields.quantity.trim();
  const marked = cylinder && !sphere ? `${cylinder} DC` : cylinder;
  return [sphere, marked, quantity && `qty ${quantity}`].filter(Boolean).join(' ');
}

/** The fields of a line written by `asLine`; null if it contains anything but signed numbers in that order. */
export function fieldsOf(line: string): LineFields | null {
  const parts = line.trim().split(/\s+/);
  const whole = parts.join(' ');
  const [, quantity = ''] = parts.at(-2) === 'qty' ? parts.splice(-2) : [];
  const [sphere = '', cylinder = ''] = parts[1] === 'DC' ? ['', parts[0]] : parts;
  const fields = { sphere, cylinder, quantity };
  const isNumbers = /^[-+\d.,/\u060c\u066b]*$/.test(plainCharacters(sphere + cylinder + quantity));
  return isNumbers && asLine(fields) === whole ? fields : null;
}
