import { plainMillimetres } from '../rx/plain-eye-value.ts';
import { formatPower, formatUnsignedPower } from '../vocabulary/power.ts';
import { rialsToToman } from '../vocabulary/prices.ts';
import type { Field, PlainType, Typed, TypedParts } from './field.ts';
import { type NamedAccount, writeNamedAccount } from './named-account.ts';
import { assembled, partAt } from './parts.ts';

const number = (write: (value: number) => string) => (value: unknown) =>
  typeof value === 'number' ? write(value) : '';

const text = (value: unknown) => (typeof value === 'string' ? value : '');

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** How each type of field shows its value, in Latin digits; a missing value is empty. */
const written: Record<PlainType, (value: unknown) => Typed> = {
  text,
  code: text,
  swatch: text,
  flag: (value) => value === true,
  price: (value) => ({ toman: number(rialsToToman)(value), isOnRequest: value === null }),
  power: number(formatPower),
  index: number(formatUnsignedPower),
  millimetres: number(plainMillimetres),
  lengths: (value) => listOf(value).map(number(plainMillimetres)).join('، '),
  whole: number(String),
  wholeOrNone: number(String),
  day: text,
  lastDay: text,
  account: (value) => (value ? writeNamedAccount(value as NamedAccount) : ''),
};

function writeField(field: Field, value: unknown): Typed {
  switch (field.type) {
    case 'rows':
      return listOf(value).map((row) => writeForm(field.fields, row));
    case 'picks':
      return listOf(value).map(text);
    case 'pick':
    case 'choice':
      return text(value);
    default:
      return written[field.type](value);
  }
}

/** Contents of an item's form; blank without a value. */
export function writeForm(fields: readonly Field[], value: unknown): TypedParts {
  const parts = fields.map(
    (field) => [field.path, writeField(field, partAt(value, field.path))] as const,
  );
  return assembled(parts) as TypedParts;
}
