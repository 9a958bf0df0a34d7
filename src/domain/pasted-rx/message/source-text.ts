import { textLimits } from '../../vocabulary/limits.ts';
import { withoutInvalidXml } from '../../vocabulary/xml-text.ts';
import type { PastedRx } from '../pasted-rx.ts';

/**
 * The part of a message stored with the order as its source: all of it or, for a long message, the lines with the
 * prescription, at most `textLimits.source` UTF-16 code units.
 */
export function sourceText(text: string, { values, questions }: PastedRx): string {
  const whole = withoutInvalidXml(text.trim());
  if (whole.length <= textLimits.source) return whole;
  const places = [...values, ...questions];
  const from = Math.min(...places.map((place) => place.from));
  const to = Math.max(...places.map((place) => place.to));
  const start = text.lastIndexOf('\n', from) + 1;
  const end = text.indexOf('\n', to);
  const lines = withoutInvalidXml(text.slice(start, end < 0 ? undefined : end).trim());
  return withoutInvalidXml(lines.slice(0, textLimits.source));
}

/** Two messages for one order, for example one per eye, are both kept if there is room. */
export function joinSources(before: string, added: string): string {
  if (before === '' || before.includes(added)) return before || added;
  const both = `${before}\n\n${added}`;
  return both.length <= textLimits.source ? both : added;
}
