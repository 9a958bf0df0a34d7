import { formatCount, formatMoney } from '../language/format-number.ts';
import { inBoth, type Message } from '../language/message.ts';
import { audit, auditFields } from './audit.ts';

const { texts } = audit;

/** The name of a field, `text.fa`, by its last part that is no place in a list. */
export function fieldName(path: string): Message {
  const names: Readonly<Record<string, Message>> = auditFields.texts;
  const parts = path.split('.').filter((part) => !/^\d+$/.test(part));
  return names[parts.at(-1) ?? ''] ?? [path, path];
}

/** Fields that hold rials. */
const amounts = /(^|\.)(creditLimit|amount|price)$/;

/** A value of a field, `text.fa`, as it is read. */
export function writtenValue(path: string, value: unknown): Message {
  if (value === undefined || value === null || value === '') return texts.nothing;
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (typeof value === 'number') {
    const write = amounts.test(path) ? formatMoney : formatCount;
    return inBoth((locale) => write(value, locale));
  }
  const written = typeof value === 'string' ? value : JSON.stringify(value);
  return [written, written];
}
