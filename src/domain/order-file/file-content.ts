import * as z from 'zod/mini';
import { callerFrom, correctsFrom, draftFrom } from '../order/kept-preorder.ts';
import { asPreorder, type DeviceOwner, type Preorder } from '../order/preorder.ts';
import { unlessUnreadable } from '../vocabulary/kept-data.ts';
import { type FilePhoto, filePhotosFrom } from './file-photos.ts';

/** An order in the file. Its id is the idempotency key, so the request must be sent exactly as queued. */
const fileOrder = z.object({
  id: z.uuid(),
  kind: z.string(),
  draft: z.looseObject({}),
  request: z.looseObject({ content: z.looseObject({}) }),
  total: z.nullable(z.int()),
  savedAt: z.int().check(z.minimum(0)),
  /** Missing from files of earlier versions. */
  caller: z.optional(z.unknown()),
  corrects: z.optional(z.unknown()),
  pictures: z.optional(z.unknown()),
});

type FileOrder = z.infer<typeof fileOrder>;

/** Far more orders than ever wait on a device. */
const content = z.object({ orders: z.array(z.unknown()).check(z.maxLength(10_000)) });

/** An order with its photos; null if they are in the file but cannot be read. */
export type OrderInFile = { order: Preorder; photos: FilePhoto[] | null };

/** The text to encrypt. `photosOf` returns the photos of an order by its id. */
export function contentOf(
  waiting: readonly Preorder[],
  photosOf: ReadonlyMap<string, readonly FilePhoto[]>,
): string {
  const orders = waiting.map((preorder) => {
    const { id, kind, draft, request, total, savedAt, caller, corrects } = preorder;
    // The name that photos have in files.
    const pictures = photosOf.get(id);
    return { id, kind, draft, request, total, savedAt, caller, corrects, pictures };
  });
  return JSON.stringify({ orders });
}

function toPreorder({ request, savedAt, ...order }: FileOrder, owner: DeviceOwner): Preorder {
  const { kind, draft } = draftFrom(order);
  const { id, total } = order;
  const caller = callerFrom(order.caller);
  const corrects = correctsFrom(order.corrects);
  return {
    ...asPreorder({ id, kind, draft, total, owner, caller, corrects }, savedAt),
    state: 'queued',
    request,
    // The device that saved the order may have sent it, so the lab must be asked before it is deleted.
    isTried: true,
    isInFile: true,
  };
}

const toOrder = (order: FileOrder, owner: DeviceOwner): OrderInFile => ({
  order: toPreorder(order, owner),
  photos: filePhotosFrom(order.pictures),
});

/** The orders in a decrypted file, and the number of unreadable ones. Throws if the content has another format. */
export function readContent(text: string, owner: DeviceOwner) {
  const { orders } = content.parse(JSON.parse(text));
  const read = orders
    .map(unlessUnreadable((each) => toOrder(fileOrder.parse(each), owner)))
    .filter((each) => each !== null);
  return { orders: read, unreadable: orders.length - read.length };
}
