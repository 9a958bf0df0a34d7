import { meantItems } from '../items/items.ts';
import type { PastedRx } from '../pasted-rx.ts';

/** What becomes of a part of a message: it is read, asked about, or left out; null for what only joins the others. */
export type Mark = 'read' | 'asked' | 'unread' | null;

/** A part of a message. */
export interface MarkedPart {
  readonly text: string;
  readonly from: number;
  readonly as: Mark;
}

/** A message in parts, to be shown with the read and unread parts marked. A part in question is marked only as that. */
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

/** Numbers that are no value, and words that say nothing here. */
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

/** A sentence that is left out is one part, with the spaces and marks between its words. */
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

/** Whether a number of a message is left out: it may be one that the reader didn't understand. */
export const hasUnreadNumber = (parts: readonly MarkedPart[]): boolean =>
  parts.some(({ as, text }) => as === 'unread' && /\p{Nd}/u.test(text));
