import type { PastedRx } from '../pasted-rx.ts';

/** A part of a message: read, asked about, or neither. */
export interface MarkedPart {
  readonly text: string;
  readonly from: number;
  readonly as: 'read' | 'asked' | null;
}

/** A message in parts, to be shown with what was read of it marked. What is asked about is marked as that alone. */
export function markedParts(text: string, { values, questions }: PastedRx): MarkedPart[] {
  const marks = new Array<'read' | 'asked' | null>(text.length).fill(null);
  for (const { from, to } of values) marks.fill('read', from, to);
  const open = questions.filter(
    ({ from, to }) => !values.some((value) => value.from >= from && value.to <= to),
  );
  for (const { from, to } of open) marks.fill('asked', from, to);
  const parts: { text: string; from: number; as: MarkedPart['as'] }[] = [];
  for (const [index, as] of marks.entries()) {
    const last = parts.at(-1);
    if (last?.as === as) last.text += text.charAt(index);
    else parts.push({ text: text.charAt(index), from: index, as });
  }
  return parts;
}
