import type { Issue } from '../../domain/vocabulary/issue.ts';
import { formatCount } from '../language/format-number.ts';
import { fill, inBoth, type Message } from '../language/message.ts';
import { stockIssues } from './stock-issues.ts';

export function stockIssueMessage({ code, params = {} }: Issue): Message {
  const texts: Readonly<Record<string, Message>> = stockIssues.texts;
  const places = Object.entries(params).map(([name, value]) => {
    const filling =
      typeof value === 'number' ? inBoth((locale) => formatCount(value, locale)) : value;
    return [name, filling] as const;
  });
  return fill(texts[code] ?? stockIssues.texts.invalid, Object.fromEntries(places));
}
