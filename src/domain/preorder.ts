import * as z from 'zod/mini';
import { issue } from './issue.ts';
import { rials } from './money.ts';
import { rxDraft } from './rx-draft.ts';

/** Whose session something on the device belongs to; no other may see or send it. */
export const deviceOwner = z.object({ accountId: z.uuid(), userId: z.uuid() });
export type DeviceOwner = z.infer<typeof deviceOwner>;

/**
 * What is composed but not yet with the lab, as the device keeps it. Its id is made once and becomes the order's.
 * `queued` waits for the line, `refused` came back with reasons and can be edited again.
 */
export const preorder = z.object({
  id: z.uuid(),
  kind: z.literal('rx'),
  draft: rxDraft,
  /** Rials when it was saved; null is "price on request" or not yet known. */
  total: z.nullable(rials),
  state: z.enum(['draft', 'queued', 'refused']),
  /** Why it was refused, at the fields' paths. */
  issues: z.array(issue),
  /** Code of the refusal; null unless refused. */
  refusal: z.nullable(z.string()),
  /** Null for what a visitor composed: it is whose session saves or sends it next. */
  owner: z.nullable(deviceOwner),
  /** The request as it was queued: the same id must always carry the same body. */
  request: z.nullable(z.unknown()),
  /** Milliseconds since 1970. */
  savedAt: z.number(),
});
export type Preorder = z.infer<typeof preorder>;

/** Whether a session may see what a device keeps for an owner. */
export function mayOpen(owner: DeviceOwner | null, session: DeviceOwner | null): boolean {
  return owner === null || owner.accountId === session?.accountId;
}

/** Whether a session may send it: only the very one that queued it. */
export function maySend(preorder: Preorder, session: DeviceOwner | null): boolean {
  const { owner, state } = preorder;
  return (
    state === 'queued' &&
    session !== null &&
    owner?.accountId === session.accountId &&
    owner.userId === session.userId
  );
}
