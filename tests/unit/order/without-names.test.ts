import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { isPersonal } from '../../../scripts/personal-data/uncovered.ts';
import { orderContent } from '../../../src/domain/order/order.ts';
import { withoutNames } from '../../../src/domain/order/without-names.ts';

type Schema = z.core.JSONSchema.BaseSchema;

/** Paths of the text fields of a schema. */
function textsOf({ type, format, properties, anyOf, oneOf }: Schema, at = ''): string[] {
  if (type === 'string' && !format) return [at];
  const options = [...(anyOf ?? []), ...(oneOf ?? [])].flatMap((each) => textsOf(each, at));
  const fields = Object.entries(properties ?? {}).flatMap(([name, field]) =>
    typeof field === 'object' ? textsOf(field, at ? `${at}.${name}` : name) : [],
  );
  return [...options, ...fields];
}

const texts = [...new Set(textsOf(z.toJSONSchema(orderContent, { unrepresentable: 'any' })))];

/** An order with every text field filled in. */
const filled = {
  reference: 'R',
  patient: 'P',
  source: 'S',
  people: { mobile: 'M', insurance: 'I', prescriber: 'D' },
};

test('no order of any kind keeps a text that may name the patient', () => {
  expect(texts).toEqual(
    expect.arrayContaining(['reference', 'patient', 'people.mobile', 'source']),
  );
  expect(withoutNames(filled)).toEqual({
    reference: '',
    patient: '',
    source: '',
    people: { mobile: '', insurance: '', prescriber: 'D' },
  });
});

test('every personal text of an order is either removed or is not a patient’s name', () => {
  const personal = texts.filter((path) => isPersonal(path.split('.').at(-1) ?? ''));
  // The prescriber is not a patient; remarks and requests tell the lab about the lenses.
  expect(personal.toSorted()).toEqual([
    'patient',
    'people.insurance',
    'people.mobile',
    'people.prescriber',
    'reference',
    'remarks',
    'requestNote',
  ]);
});
