import { latinDigits } from '../typed/characters.ts';
import { readToman } from '../typed/toman.ts';
import type { Issue } from '../vocabulary/issue.ts';
import type { Rials } from '../vocabulary/money.ts';
import type { TypedDetails } from './empty-details.ts';
import { eventLimits } from './event-limits.ts';
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

/** The price of the whole order; null if the typed price is missing, invalid or would make it 0. */
function readPrice(typed: string, priced: Rials): Rials | null {
  const rest = readToman(typed);
  return rest === null ? null : priced + rest || null;
}

function priceIssues({ price }: TypedDetails, priced: Rials): Issue[] {
  if (price.trim() === '' || readPrice(price, priced) !== null) return [];
  return [{ path: 'price', code: 'notANumber' }];
}

/**
 * Reads the typed event details and returns issues, at most one per field. `priced` is the total of the parts that have
 * a price; only the price of the rest is typed.
 */
export function readDetails(
  transition: Transition,
  typed: TypedDetails,
  priced: Rials = 0,
): { details: EventDetails; issues: Issue[] } {
  const { promisedFor, photos, reverts } = typed;
  const tracking = latinDigits(typed.tracking.trim());
  const price = readPrice(typed.price, priced);
  const { broken, issues: unreadParts } = readBroken(typed);
  const details: EventDetails = {
    message: typed.message.trim(),
    ...(typed.reason && { reason: typed.reason as EventReason }),
    ...(promisedFor && { promisedFor }),
    ...(price !== null && { price }),
    ...(tracking && { tracking }),
    ...(photos.length > 0 && { photos }),
    ...(reverts && { reverts }),
    ...(broken.length > 0 && { broken }),
  };
  const unread = [...lengthIssues(typed), ...priceIssues(typed, priced), ...unreadParts];
  const faulty = unread.map(({ path }) => path);
  const missing = checkDetails(transition, details)
    .map((issue) => (issue.path === 'broken' ? { ...issue, path: 'part' } : issue))
    .filter(({ path }) => !faulty.includes(path));
  return { details, issues: [...unread, ...missing] };
}
