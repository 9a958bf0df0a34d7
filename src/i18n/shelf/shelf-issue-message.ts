import type { Issue } from '../../domain/vocabulary/issue.ts';
import { countText } from '../language/count-text.ts';
import { fill, type Message } from '../language/message.ts';
import { shelfIssues } from './shelf-issues.ts';

/** The message of an issue. `texts` are the messages of one kind of order, by issue code. */
export function shelfIssueMessage(
  { code, params = {} }: Issue,
  texts: Readonly<Record<string, Message>>,
): Message {
  const shared: Readonly<Record<string, Message>> = shelfIssues.texts;
  const places = Object.entries(params).map(([name, value]) => {
    const filling = typeof value === 'number' ? countText(value) : value;
    return [name, filling] as const;
  });
  return fill(texts[code] ?? shared[code] ?? shelfIssues.texts.invalid, Object.fromEntries(places));
}
