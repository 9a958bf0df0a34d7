import { meantItems } from '../items/items.ts';
import type { PastedRx } from '../pasted-rx.ts';

/** How a part of a message was handled: read, asked about, or unread; null for text that only joins other parts. */
export type Mark = 'read' | 'asked' | 'unread' | null;

/** A part of a message. */
export interface MarkedPart {
  readonly text: string;
  readonly from: number;
  readonly as: Mark;
}

/** Splits a message into parts, to show which were read. A part with a question is marked only as asked. */
export function markedParts(text: string, { values, questions }: PastedRx): MarkedPart[] {
  const marks = new Array<Mark>(text.length).fill(null);
  for (const { kind, from, to } of meantItems(text)) {
    if (leftOut.has(kind)) marks.fill('unread', from, to);
  }
  for (const { from, to } of values) marks.fill('read', from, to);
  const open = questions.filter(
    ({ from, to }) => !values.some((value) => value.from >= from && value.to <= to),
  );
  for (const { from, to } of open) marks.fill('asked', from, to);
  return joined(partsOf(text, marks));
}

/** Numbers that are not values, and words without meaning here. */
const leftOut = new Set(['number', 'noise', 'other', 'lens']);

type Part = { text: string; from: number; as: Mark };

function partsOf(text: string, marks: readonly Mark[]): Part[] {
  const parts: Part[] = [];
  for (const [index, as] of marks.entries()) {
    const last = parts.at(-1);
    if (last?.as === as) last.text += text.charAt(index);
    else parts.push({ text: text.charAt(index), from: index, as });
  }
  return parts;
}

/** A sentence that was not read is one part, including the spaces and marks between its words. */
function joined(parts: readonly Part[]): Part[] {
  const result: Part[] = [];
  for (const [index, part] of parts.entries()) {
    const [last, next] = [result.at(-1), parts[index + 1]];
    const isBetween = part.as === null && !/[\n\p{L}\p{N}]/u.test(part.text);
    const isInside = last?.as === 'unread' && next?.as === 'unread' && isBetween;
    if (last && (isInside || (last.as === 'unread' && part.as === 'unread')))
      last.text += part.text;
    else result.push({ ...part });
  }
  return result;
}

/** Whether a number of a message was not read, which may mean that the reader did not understand it. */
export const hasUnreadNumber = (parts: readonly MarkedPart[]): boolean =>
  parts.some(({ as, text }) => as === 'unread' && /\p{Nd}/u.test(text));
