import type { Message } from '../../language/message.ts';
import { rxFields } from '../rx-fields.ts';
import { lazyFields } from './field-names.ts';

const names = { ...rxFields.texts, ...lazyFields.texts };
type FieldName = keyof typeof names;

/** `right.axis` → `axis`. Lens, tint and frame each have a colour, so their paths need different names. */
export function fieldOf(path: string): FieldName | undefined {
  if (path === 'frameDetails.colour') return 'frameColour';
  if (path === 'services.tint.colour') return 'tint';
  const last = path.slice(path.lastIndexOf('.') + 1);
  return Object.keys(names).find((name): name is FieldName => name === last);
}

/** Label of a field; the path itself if there is none. */
export function labelOf(path: string): Message {
  const field = fieldOf(path);
  return field ? names[field] : [path, path];
}
