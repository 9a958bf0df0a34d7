import { formatRate } from '../amount/format-rate.ts';
import { revisionKinds } from '../assortment/history.ts';
import { instantText } from '../calendar/instant-text.ts';
import { scopeNames } from '../hand-off/hand-off.ts';
import { hookedEventNames } from '../hand-off/webhooks.ts';
import { dayText } from '../language/day-text.ts';
import { formatCount, formatMoney } from '../language/format-number.ts';
import type { Locale } from '../language/locale.ts';
import { inBoth, type Message, type Messages } from '../language/message.ts';
import { entryKinds } from '../ledger/statement.ts';
import { accountRoles } from '../people/people.ts';
import { languages } from '../profile/languages.ts';
import { secondFactor } from '../second-factor/second-factor.ts';
import { roles } from '../shell/shell.ts';
import { correctionReasonNames } from '../stockroom/stockroom.ts';
import type { TierNameOf } from '../tiers/tiers.ts';
import { audit, auditFields } from './audit.ts';

const { texts } = audit;

/** The last part of a path that isn't a list index: `fa` for `text.fa`, `scopes` for `scopes.0`. */
function nameOf(path: string): string {
  return path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? '';
}

/** The name of a field, `text.fa`. */
export function fieldName(path: string): Message {
  const names: Messages = auditFields.texts;
  return names[nameOf(path)] ?? [path, path];
}

const { passkey, app } = secondFactor.texts;

/** Display names of values in the data, by field. */
const named: Readonly<Record<string, Messages>> = {
  accountRole: accountRoles.texts,
  kind: { ...entryKinds.texts, ...revisionKinds.texts, ...roles.texts, passkey, app },
  scopes: scopeNames.texts,
  events: hookedEventNames.texts,
  reason: correctionReasonNames.texts,
  language: languages.texts,
};

type Write = (value: number, locale: Locale) => string;

/** Fields whose numbers aren't counts. */
const numbers: Readonly<Record<string, Write>> = {
  creditLimit: formatMoney,
  amount: formatMoney,
  price: formatMoney,
  rate: formatRate,
  latitude: (value) => String(value),
  longitude: (value) => String(value),
};

const day = /^\d{4}-\d\d-\d\d$/;
const instant = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

function writtenText(name: string, text: string): Message {
  const word = named[name]?.[text];
  if (word) return word;
  if (day.test(text)) return dayText(text);
  if (instant.test(text)) return instantText(text);
  return [text, text];
}

/** Formats the value of a field, such as `text.fa`, for display. */
export function writtenValue(path: string, value: unknown, tierName: TierNameOf): Message {
  const name = nameOf(path);
  if (value === undefined || value === null || value === '') return texts.nothing;
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (typeof value === 'string') {
    return name === 'tier' ? tierName(value) : writtenText(name, value);
  }
  if (typeof value !== 'number') return writtenText(name, JSON.stringify(value));
  return inBoth((locale) => (numbers[name] ?? formatCount)(value, locale));
}

/** The recorded name of a changed item; for a tax rate it is the first day. */
export const subjectName = (name: string): Message => writtenText('', name);
