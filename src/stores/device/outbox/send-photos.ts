import type { Answer } from '../../../api/client.ts';
import { orderPaths } from '../../../api/orders/paths.ts';
import type { PhotoAnswer, PhotoPartAnswer } from '../../../api/photos/contract.ts';
import { photoPath } from '../../../api/photos/paths.ts';
import { putPhoto } from '../../../api/photos/photo-requests.ts';
import { eventLimits } from '../../../domain/lifecycle/event-limits.ts';
import { orderNumber } from '../../../domain/order/order-number.ts';
import { type DeviceOwner, orderIdOf, type Preorder } from '../../../domain/order/preorder.ts';
import { pictures as words } from '../../../i18n/device/pictures.ts';
import { outcomeOf } from '../../shell/change-own.ts';
import { toast } from '../../shell/toasts.ts';
import { dropPictures, type OrderPicture, picturesOf } from '../pictures/order-pictures.ts';
import { uploadInParts } from '../pictures/upload-parts.ts';
import { postAsOwner } from './post-as-owner.ts';

type Uploading = Answer<PhotoAnswer | PhotoPartAnswer>;

function upload(
  preorder: Preorder,
  { id, type, bytes }: OrderPicture,
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
 * Sends the pictures of a placed order in messages. `later`: the connection or the lab failed, or somebody else signed
 * in; the next try resumes. Pictures that the lab refuses for good are dropped, with a toast.
 */
export async function sendPictures(preorder: Preorder): Promise<'done' | 'later'> {
  const { id, owner, caller } = preorder;
  if (!owner) return 'done';
  const pictures = await picturesOf(id);
  const sent: string[] = [];
  for (const picture of pictures) {
    const uploaded = await outcomeOf(await upload(preorder, picture, owner));
    if (uploaded.kind === 'done') sent.push(picture.id);
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
  if (sentCount < pictures.length) sayRefused(preorder);
  await dropPictures(pictures.map(({ id }) => id));
  return 'done';
}
