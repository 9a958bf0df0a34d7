import { latinDigits } from '../typed/number.ts';
import { readToman } from '../typed/toman.ts';
import type { Issue } from '../vocabulary/issue.ts';
import { eventLimits } from './event-limits.ts';
import type { TypedDetails } from './nothing-typed.ts';
import type { EventDetails } from './order-event.ts';
import { checkDetails } from './order-status.ts';
import type { EventReason } from './reasons.ts';
import type { Transition } from './transition.ts';
import { readBroken } from './typed-broken.ts';

function lengthIssues(typed: TypedDetails): Issue[] {
  return (['message', 'tracking'] as const).flatMap((path): Issue[] => {
    const max = eventLimits[path];
    return typed[path].trim().length > max ? [{ path, code: 'tooLong', params: { max } }] : [];
  });
}

function priceIssues({ price }: TypedDetails): Issue[] {
  return price.trim() === '' || readToman(price) ? [] : [{ path: 'price', code: 'notANumber' }];
}

/** Reads what was typed for an event, and says what is wrong with it: at most one issue a field. */
export function readDetails(
  transition: Transition,
  typed: TypedDetails,
): { details: EventDetails; issues: Issue[] } {
  const { promisedFor, photos, reverts } = typed;
  const tracking = latinDigits(typed.tracking.trim());
  const price = readToman(typed.price);
  const { broken, issues: unreadParts } = readBroken(typed);
  const details: EventDetails = {
    message: typed.message.trim(),
    ...(typed.reason && { reason: typed.reason as EventReason }),
    ...(promisedFor && { promisedFor }),
    ...(price && { price }),
    ...(tracking && { tracking }),
    ...(photos.length > 0 && { photos }),
    ...(reverts && { reverts }),
    ...(broken.length > 0 && { broken }),
  };
  const unread = [...lengthIssues(typed), ...priceIssues(typed), ...unreadParts];
  const faulty = unread.map(({ path }) => path);
  const missing = checkDetails(transition, details)
    .map((issue) => (issue.path === 'broken' ? { ...issue, path: 'part' } : issue))
    .filter(({ path }) => !faulty.includes(path));
  return { details, issues: [...unread, ...missing] };
}
