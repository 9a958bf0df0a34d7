import { attachments } from '../compose/draft-attachments.ts';
import { dropOrderPhotos, moveOrderPhotos, photosOf } from '../device/photos/order-photos.ts';
import { addOrderPhotos } from './choose-photos.ts';

/** The key under which the photos of a cleared form stay until the clearing is undone. */
const stashOf = (order: string) => `${order} cleared`;

/** Runs tasks one after the other, so that each sees the result of the one before. */
function next<T>(act: () => Promise<T>): Promise<T> {
  const done = attachments.adding.then(act);
  attachments.adding = done.catch(() => {});
  return done;
}

const idsOf = async (order: string) => (await photosOf(order)).map(({ id }) => id);

// Only the last clearing can be undone.
attachments.stash = (order) =>
  void next(async () => {
    await dropOrderPhotos(await idsOf(stashOf(order)));
    await moveOrderPhotos(order, stashOf(order));
  });
attachments.restore = (order) => void next(() => moveOrderPhotos(stashOf(order), order));

/** The ids of the photos of the order on screen, once pending changes are done. */
export const photosNow = (order: string): Promise<string[]> => next(() => idsOf(order));

/** Adds files to the photos of the order on screen, up to the limit. */
export const takePhotos = (order: string, files: readonly File[]) =>
  next(async () => addOrderPhotos(order, await idsOf(order), files));
