import type { Answer } from '../../../api/client.ts';
import { orderPaths } from '../../../api/orders/paths.ts';
import type { PhotoAnswer, PhotoPartAnswer } from '../../../api/photos/contract.ts';
import { photoPath } from '../../../api/photos/paths.ts';
import { putPhoto } from '../../../api/photos/photo-requests.ts';
import { eventLimits } from '../../../domain/lifecycle/event-limits.ts';
import { orderNumber } from '../../../domain/order/order-number.ts';
import { type DeviceOwner, orderIdOf, type Preorder } from '../../../domain/order/preorder.ts';
import { orderPhotos as words } from '../../../i18n/device/order-photos.ts';
import { outcomeOf } from '../../shell/change-own.ts';
import { toast } from '../../shell/toasts.ts';
import { dropOrderPhotos, type OrderPhoto, photosOf } from '../photos/order-photos.ts';
import { uploadInParts } from '../photos/upload-parts.ts';
import { postAsOwner } from './post-as-owner.ts';

type Uploading = Answer<PhotoAnswer | PhotoPartAnswer>;

function upload(
  preorder: Preorder,
  { id, type, bytes }: OrderPhoto,
  owner: DeviceOwner,
): Promise<Uploading> {
  return uploadInParts({
    id,
    bytes,
    onProgress: () => {},
    send: (part, range) =>
      putPhoto(photoPath(orderIdOf(preorder), id, { account: preorder.caller?.id }), {
        type,
        bytes: part,
        range,
        actingAs: owner,
      }),
  });
}

function sayRefused(preorder: Preorder): void {
  const places = { number: orderNumber(orderIdOf(preorder)) };
  toast({ kind: 'danger', text: words.texts.refused, places });
}

/**
 * Sends the photos of a placed order in messages. `later`: the connection or the lab failed, or somebody else signed
 * in; the next try resumes. Photos that the lab refuses for good are dropped, with a toast.
 */
export async function sendOrderPhotos(preorder: Preorder): Promise<'done' | 'later'> {
  const { id, owner, caller } = preorder;
  if (!owner) return 'done';
  const photos = await photosOf(id);
  const sent: string[] = [];
  for (const photo of photos) {
    const uploaded = await outcomeOf(await upload(preorder, photo, owner));
    if (uploaded.kind === 'done') sent.push(photo.id);
    else if (uploaded.kind !== 'refused') return 'later';
  }
  const path = orderPaths.events(orderIdOf(preorder), caller?.id);
  let sentCount = 0;
  for (let at = 0; at < sent.length; at += eventLimits.photos) {
    const photos = sent.slice(at, at + eventLimits.photos);
    const answer = await postAsOwner(preorder, path, {
      method: 'POST',
      body: { event: 'write', message: '', photos },
      // A retry sends the same message.
      key: photos[0] ?? id,
    });
    if (!answer) return 'later';
    if (answer.kind === 'done') sentCount += photos.length;
  }
  if (sentCount < photos.length) sayRefused(preorder);
  await dropOrderPhotos(photos.map(({ id }) => id));
  return 'done';
}
