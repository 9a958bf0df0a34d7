import type { Answer } from '../../api/client.ts';
import type { PhotoAnswer, PhotoPartAnswer } from '../../api/photos/contract.ts';
import { photoPath } from '../../api/photos/paths.ts';
import { putPhoto } from '../../api/photos/photo-requests.ts';
import type { Order } from '../../domain/order/order.ts';
import type { PhotoFault } from '../../domain/photos/photo-fault.ts';
import { dropPhotos, findPhoto, type KeptPhoto } from '../device/kept-photos.ts';
import { uploadInParts } from '../device/photos/upload-parts.ts';
import { $signedIn } from '../shell/session.ts';
import { $uploading } from './upload-progress.ts';

type UploadAnswer = Answer<PhotoAnswer | PhotoPartAnswer>;

/** Why a photo was not uploaded: no answer, a refusal, or a fault of the photo at `place`, counted from 1. */
export type NotUploaded =
  | Exclude<UploadAnswer, { kind: 'answer' }>
  | { kind: 'photo'; fault: PhotoFault; place: number };

/** Ids of photos uploaded since the page was loaded. Uploading one again would be harmless but slow. */
const uploaded = new Set<string>();

function upload(
  order: Order,
  { id, type, bytes }: KeptPhoto,
  onProgress: (received: number) => void,
): Promise<UploadAnswer> {
  return uploadInParts({
    id,
    bytes,
    onProgress,
    async send(part, range) {
      const { user, account } = $signedIn.get() ?? {};
      if (!user || !account) return { kind: 'offline' };
      const actingAs = { userId: user.id, accountId: account.id };
      // The lab also sends photos with other accounts' orders.
      const of = order.account.id === account.id ? {} : { account: order.account.id };
      return putPhoto(photoPath(order.id, id, of), { type, bytes: part, range, actingAs });
    },
  });
}

/** Photos to upload, with their places counted from 1. `photo` is null if it is no longer on the device. */
async function findUnsent(ids: readonly string[]) {
  const found = ids.map(async (id, index) => ({
    id,
    place: index + 1,
    photo: await findPhoto(id),
  }));
  return (await Promise.all(found)).filter(({ id }) => !uploaded.has(id));
}

/** Uploads photos one after the other, each once. Returns null once the server has them all. */
export async function uploadPhotos(
  order: Order,
  ids: readonly string[],
): Promise<NotUploaded | null> {
  const unsent = await findUnsent(ids);
  const total = unsent.reduce((sum, { photo }) => sum + (photo?.bytes.byteLength ?? 0), 0);
  let before = 0;
  try {
    for (const { id, place, photo } of unsent) {
      if (!photo) return { kind: 'photo', fault: 'gone', place };
      const show = (received: number) => $uploading.set({ sent: before + received, total });
      show(0);
      const answer = await upload(order, photo, show);
      const isFaulty = answer.kind === 'refused' && [413, 422].includes(answer.status);
      if (isFaulty) return { kind: 'photo', fault: 'unreadable', place };
      if (answer.kind !== 'answer') return answer;
      uploaded.add(id);
      before += photo.bytes.byteLength;
    }
    return null;
  } finally {
    $uploading.set(null);
  }
}

/** Makes the next attempt upload these photos again, since the server deletes photos whose event comes too late. */
export function forgetUploads(ids: readonly string[]): void {
  for (const id of ids) uploaded.delete(id);
}

/** Removes photos from the device once their event has been sent. */
export function forgetSent(ids: readonly string[]): void {
  forgetUploads(ids);
  dropPhotos(ids);
}
