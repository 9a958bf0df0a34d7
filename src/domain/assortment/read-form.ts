import type { Field, Typed, TypedParts } from './field.ts';
import { assembled, partAt } from './parts.ts';
import { type FieldFault, readPlain } from './read-field.ts';

/** Faults by path of the field in the item's value. */
export type Faults<Fault> = Readonly<Record<string, Fault>>;

/** The value read, with null for whatever could not be read, and the faults. */
export type FormReading = {
  readonly value: Record<string, unknown>;
  readonly faults: Faults<FieldFault>;
};

type Found = { value: unknown; faults: [path: string, fault: FieldFault][] };

function readRows(fields: readonly Field[], rows: Typed, path: string): Found {
  const read = (Array.isArray(rows) ? rows : []).map((row, index) =>
    readParts(fields, row as TypedParts, `${path}.${index}.`),
  );
  return {
    value: read.map(({ value }) => value),
    faults: read.flatMap(({ faults }) => faults),
  };
}

/** The ticked values. A form with only one box gives its value or false. */
function picked(typed: Typed): readonly string[] {
  if (Array.isArray(typed)) return typed as readonly string[];
  return typeof typed === 'string' && typed !== '' ? [typed] : [];
}

function readChosen(typed: Typed, isOptional = false) {
  if (typed !== '') return { value: typed };
  return isOptional ? { value: null } : { fault: 'required' as const };
}

function readField(field: Field, typed: Typed, path: string): Found {
  if (field.type === 'rows') return readRows(field.fields, typed, path);
  if (field.type === 'picks') return { value: picked(typed), faults: [] };
  const isChosen = field.type === 'pick' || field.type === 'choice';
  const reading = isChosen ? readChosen(typed, field.isOptional) : readPlain[field.type](typed);
  if ('fault' in reading) return { value: null, faults: [[path, reading.fault]] };
  return { value: reading.value, faults: [] };
}

function readParts(fields: readonly Field[], typed: TypedParts, above: string): Found {
  const found = fields.map((field) => {
    const part = partAt(typed, field.path) as Typed;
    return [field.path, readField(field, part, above + field.path)] as const;
  });
  return {
    value: assembled(found.map(([path, { value }]) => [path, value] as const)),
    faults: found.flatMap(([, { faults }]) => faults),
  };
}

/** Reads a whole form. A value without faults has the shape of the item's schema, which must still validate it. */
export function readForm(fields: readonly Field[], typed: TypedParts): FormReading {
  const { value, faults } = readParts(fields, typed, '');
  return { value: value as Record<string, unknown>, faults: Object.fromEntries(faults) };
}
