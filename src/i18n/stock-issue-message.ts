import type { Issue } from '../domain/vocabulary/issue.ts';
import { fill } from './fill.ts';
import { formatCount } from './format-number.ts';
import { inBoth } from './in-both.ts';
import type { Message } from './message.ts';
import { stockIssues } from './messages/stock-issues.ts';

/** What to tell the reader about an issue of a stock order, in both languages. */
export function stockIssueMessage({ code, params = {} }: Issue): Message {
  const texts: Readonly<Record<string, Message>> = stockIssues.texts;
  const places = Object.entries(params).map(([name, value]) => {
    const filling =
      typeof value === 'number' ? inBoth((locale) => formatCount(value, locale)) : value;
    return [name, filling] as const;
  });
  return fill(texts[code] ?? stockIssues.texts.invalid, Object.fromEntries(places));
}
