import type { AnswerOf, ApiPath, ChangeMethod, Exchanges, Sent } from '../../api/api-path.ts';
import type { Issue } from '../../domain/vocabulary/issue.ts';
import { changeOwn } from '../shell/change-own.ts';
import { noteAct } from '../shell/changes.ts';

/** Result of a request about a delivery. Requests are idempotent. */
export type DeliveryAnswer<T> =
  | { kind: 'done'; value: T }
  | { kind: 'refused'; issues: readonly Issue[] }
  | { kind: 'unknown'; why: 'offline' | 'failed' }
  /** The person who asked is no longer signed in here. */
  | { kind: 'left' };

/** Sends a request about a delivery for the signed-in user. */
export async function askDelivery<Of extends Exchanges, Method extends ChangeMethod & keyof Of>(
  path: ApiPath<Of>,
  call: Sent<Of, Method>,
): Promise<DeliveryAnswer<AnswerOf<Of, Method>>> {
  const changed = await changeOwn<Of, Method>(path, call);
  if (changed.kind === 'done') noteAct();
  if (changed.kind === 'offline' || changed.kind === 'failed') {
    return { kind: 'unknown', why: changed.kind };
  }
  return changed.kind === 'refused' ? { kind: 'refused', issues: changed.issues } : changed;
}
