import type { Answer } from '../../api/client.ts';
import type { PhotoAnswer } from '../../api/contract.ts';
import { photoPath } from '../../api/photo-path.ts';
import { putPhoto } from '../../api/photo-requests.ts';
import type { Order } from '../../domain/order/order.ts';
import type { PhotoFault } from '../../domain/photos/photo-fault.ts';
import { dropPhotos, findPhoto, type KeptPhoto } from '../device/kept-photos.ts';
import { $signedIn } from '../shell/session.ts';

/** Why a photo was not uploaded: no answer, a refusal, or a fault of the photo at `place`, counted from 1. */
export type NotUploaded =
  | Exclude<Answer<PhotoAnswer>, { kind: 'answer' }>
  | { kind: 'photo'; fault: PhotoFault; place: number };

/** Photos that the server has, in this page's life. Uploading one again would be harmless, but slow. */
const uploaded = new Set<string>();

async function upload(order: Order, { id, type, bytes }: KeptPhoto): Promise<Answer<PhotoAnswer>> {
  const { user, account } = $signedIn.get() ?? {};
  if (!user || !account) return { kind: 'offline' };
  return putPhoto(photoPath(order.id, id), {
    type,
    bytes,
    actingAs: { userId: user.id, accountId: account.id },
  });
}

/** Uploads photos one after the other, each once; null when the server has them all. */
export async function uploadPhotos(
  order: Order,
  ids: readonly string[],
): Promise<NotUploaded | null> {
  for (const [index, id] of ids.entries()) {
    if (uploaded.has(id)) continue;
    const place = index + 1;
    const photo = await findPhoto(id);
    if (!photo) return { kind: 'photo', fault: 'gone', place };
    const answer = await upload(order, photo);
    const isFaulty = answer.kind === 'refused' && [413, 422].includes(answer.status);
    if (isFaulty) return { kind: 'photo', fault: 'unreadable', place };
    if (answer.kind !== 'answer') return answer;
    uploaded.add(id);
  }
  return null;
}

/** Uploads them again next time: the server deletes photos that wait too long for their event. */
export function forgetUploads(ids: readonly string[]): void {
  for (const id of ids) uploaded.delete(id);
}

/** Removes photos from the device once their event was sent. */
export function forgetSent(ids: readonly string[]): void {
  forgetUploads(ids);
  dropPhotos(ids);
}
