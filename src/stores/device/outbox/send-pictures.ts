import type { Answer } from '../../../api/client.ts';
import { orderPaths } from '../../../api/orders/paths.ts';
import type { PhotoAnswer, PhotoPartAnswer } from '../../../api/photos/contract.ts';
import { photoPath } from '../../../api/photos/paths.ts';
import { putPhoto } from '../../../api/photos/photo-requests.ts';
import { eventLimits } from '../../../domain/lifecycle/event-limits.ts';
import { orderNumber } from '../../../domain/order/order-number.ts';
import type { DeviceOwner, Preorder } from '../../../domain/order/preorder.ts';
import { pictures as words } from '../../../i18n/device/pictures.ts';
import { toast } from '../../shell/toasts.ts';
import { dropPictures, type OrderPicture, picturesOf } from '../pictures/order-pictures.ts';
import { uploadInParts } from '../pictures/upload-parts.ts';
import { postAsOwner } from './post-as-owner.ts';

/** Refusals that may be over soon; any other one is for good. */
const passing = [401, 408, 425, 429];

type Uploading = Answer<PhotoAnswer | PhotoPartAnswer>;

const isForGood = (answer: Uploading): boolean =>
  answer.kind === 'refused' && answer.status < 500 && !passing.includes(answer.status);

/** The order that the lab has: of a correction, the one that was corrected. */
const orderOf = ({ id, corrects }: Preorder): string => corrects?.order ?? id;

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
      putPhoto(photoPath(orderOf(preorder), id, { account: preorder.caller?.id }), {
        type,
        bytes: part,
        range,
        actingAs: owner,
      }),
  });
}

function sayRefused(preorder: Preorder): void {
  const places = { number: orderNumber(orderOf(preorder)) };
  toast({ kind: 'danger', text: words.texts.refused, places });
}

/**
 * Sends the pictures of an order that the lab has, with a message. `later`: the line or the lab failed; the next try
 * goes on where this one stopped. What the lab refuses for good is dropped, and said.
 */
export async function sendPictures(preorder: Preorder): Promise<'done' | 'later'> {
  const { id, owner, caller } = preorder;
  if (!owner) return 'done';
  const pictures = await picturesOf(id);
  const sent: string[] = [];
  for (const picture of pictures) {
    const answer = await upload(preorder, picture, owner);
    if (answer.kind === 'answer') sent.push(picture.id);
    else if (!isForGood(answer)) return 'later';
  }
  const path = orderPaths.events(orderOf(preorder), caller?.id);
  let told = 0;
  for (let at = 0; at < sent.length; at += eventLimits.photos) {
    const photos = sent.slice(at, at + eventLimits.photos);
    const answer = await postAsOwner(preorder, path, {
      method: 'POST',
      body: { event: 'write', message: '', photos },
      // Sent again, it is the same message.
      key: photos[0] ?? id,
    });
    if (!answer) return 'later';
    if (answer.kind === 'done') told += photos.length;
  }
  if (told < pictures.length) sayRefused(preorder);
  await dropPictures(pictures.map(({ id }) => id));
  return 'done';
}
