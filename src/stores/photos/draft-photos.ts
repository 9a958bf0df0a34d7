import { attachments } from '../compose/draft-attachments.ts';
import { dropPictures, movePictures, picturesOf } from '../device/pictures/order-pictures.ts';
import { addPictures } from './choose-photos.ts';

/** The key under which the pictures of a cleared form stay until the clearing is undone. */
const stashOf = (order: string) => `${order} cleared`;

/** Runs tasks one after the other, so that each sees the result of the one before. */
function next<T>(act: () => Promise<T>): Promise<T> {
  const done = attachments.adding.then(act);
  attachments.adding = done.catch(() => {});
  return done;
}

const idsOf = async (order: string) => (await picturesOf(order)).map(({ id }) => id);

// Only the last clearing can be undone.
attachments.stash = (order) =>
  void next(async () => {
    await dropPictures(await idsOf(stashOf(order)));
    await movePictures(order, stashOf(order));
  });
attachments.restore = (order) => void next(() => movePictures(stashOf(order), order));

/** The ids of the pictures of the order on screen, once pending changes are done. */
export const picturesNow = (order: string): Promise<string[]> => next(() => idsOf(order));

/** Adds files to the pictures of the order on screen, up to the limit. */
export const takePictures = (order: string, files: readonly File[]) =>
  next(async () => addPictures(order, await idsOf(order), files));
