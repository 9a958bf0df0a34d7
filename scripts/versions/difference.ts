import { diffArrays } from 'diff';
import type { Steps } from '../../src/offline/edits.ts';

interface Cut {
  pattern: RegExp;
  /** Comparing takes the square of this. Texts that differ more are sent whole. */
  mostEdits: number;
}

/** Tags and statements, as a first coarse split. */
const pieces: Cut = { pattern: /[^<>;{}]*[<>;{}]|[^<>;{}]+/g, mostEdits: 3000 };
/** Words and single characters. */
const words: Cut = { pattern: /[\p{L}\p{M}\p{N}_$-]+|./gsu, mostEdits: 500 };

/** The edits that turn one text's pieces into another's; undefined if they differ too much. */
function compare(before: string, after: string, { pattern, mostEdits }: Cut) {
  const [from, to] = [before, after].map((text) => text.match(pattern) ?? []);
  const changes = diffArrays(from ?? [], to ?? [], { maxEditLength: mostEdits });
  return changes?.map(({ value, added, removed }) => ({ text: value.join(''), added, removed }));
}

const stepOf = ({ text, added, removed }: { text: string; added: boolean; removed: boolean }) => {
  if (added) return text;
  return removed ? -text.length : text.length;
};

/** Replaces a text, word by word where possible. */
const replacing = (before: string, after: string): Steps =>
  compare(before, after, words)?.map(stepOf) ?? [-before.length, after];

/** The steps that turn one text into another; undefined if they differ too much. */
export function stepsBetween(before: string, after: string): Steps | undefined {
  const changes = compare(before, after, pieces);
  if (!changes) return undefined;
  const steps: (number | string)[] = [];
  for (const [index, change] of changes.entries()) {
    const last = changes[index - 1];
    if (change.added && last?.removed) steps.push(...replacing(last.text, change.text));
    else if (!(change.removed && changes[index + 1]?.added)) steps.push(stepOf(change));
  }
  return steps;
}
