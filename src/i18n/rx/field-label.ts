import type { Message } from '../language/message.ts';
import { rxFields } from './rx.ts';

type FieldName = keyof typeof rxFields.texts;

/** `right.axis` is about the axis; lens, tint and frame have a colour each. */
export function fieldOf(path: string): FieldName | undefined {
  if (path === 'frameDetails.colour') return 'frameColour';
  if (path === 'services.tint.colour') return 'tint';
  const last = path.slice(path.lastIndexOf('.') + 1);
  return Object.keys(rxFields.texts).find((name): name is FieldName => name === last);
}

/** What the field is called, be it in the form or only on the wire. */
export function labelOf(path: string): Message {
  const field = fieldOf(path);
  return field ? rxFields.texts[field] : [path, path];
}
