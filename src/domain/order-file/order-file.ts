import * as z from 'zod/mini';
import type { DeviceOwner } from '../order/preorder.ts';

const format = 'adasi-waiting-orders';
const version = 1;

const fileOwner = z.object({ accountId: z.string(), userId: z.string() });

/** A file of waiting orders. Its owner can be read without the passphrase, its content cannot. */
const orderFile = z.object({
  format: z.literal(format),
  version: z.literal(version),
  owner: fileOwner,
  /** Rounds of PBKDF2, bounded so that no file keeps a device busy for minutes. */
  rounds: z.int().check(z.minimum(100_000), z.maximum(5_000_000)),
  /** Base64. */
  salt: z.string(),
  iv: z.string(),
  sealed: z.string(),
});

export type OrderFile = z.infer<typeof orderFile>;

/** The non-secret fields that must not be changed: they are authenticated with the content. */
export type FileHead = Pick<OrderFile, 'format' | 'version' | 'owner' | 'rounds'>;

export const fileHead = (owner: DeviceOwner, rounds: number): FileHead => ({
  format,
  version,
  owner,
  rounds,
});

export type FileFault =
  | 'notOrders'
  /** Saved by a newer version of the panel. */
  | 'newer'
  | 'damaged'
  | 'otherAccount'
  | 'otherUser';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const anyVersion = z.object({ format: z.literal(format), version: z.number() });

/** Reads a file for the user of a session. Only the user who saved the orders can send them. */
export function readOrderFile(
  text: string,
  session: DeviceOwner,
): { file: OrderFile } | { fault: FileFault } {
  const json = parsed(text);
  const known = anyVersion.safeParse(json);
  if (!known.success) return { fault: 'notOrders' };
  if (known.data.version > version) return { fault: 'newer' };
  const read = orderFile.safeParse(json);
  if (!read.success) return { fault: 'damaged' };
  const { owner } = read.data;
  if (owner.accountId !== session.accountId) return { fault: 'otherAccount' };
  if (owner.userId !== session.userId) return { fault: 'otherUser' };
  return { file: read.data };
}
