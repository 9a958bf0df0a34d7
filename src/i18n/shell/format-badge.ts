import { formatCount } from '../language/format-number.ts';
import type { Locale } from '../language/locale.ts';

/** Largest count written exactly: the feed holds only the latest changes, and a badge has little space. */
const most = 99;

/** The count in a badge, `۱۲`; above 99, `۹۹+`. */
export function formatBadge(count: number, locale: Locale): string {
  return count > most ? `${formatCount(most, locale)}+` : formatCount(count, locale);
}
