import { beside } from '../compose/beside-draft.ts';
import { dropPictures, movePictures, picturesOf } from '../device/pictures/order-pictures.ts';
import { addPictures } from './choose-photos.ts';

/** The key under which the pictures of a cleared form stay until the clearing is undone. */
const asideOf = (order: string) => `${order} cleared`;

/** Runs tasks one after the other, so that each sees the result of the one before. */
function next<T>(act: () => Promise<T>): Promise<T> {
  const done = beside.adding.then(act);
  beside.adding = done.catch(() => {});
  return done;
}

const idsOf = async (order: string) => (await picturesOf(order)).map(({ id }) => id);

// Only the last clearing can be undone.
beside.putAside = (order) =>
  void next(async () => {
    await dropPictures(await idsOf(asideOf(order)));
    await movePictures(order, asideOf(order));
  });
beside.bringBack = (order) => void next(() => movePictures(asideOf(order), order));

/** The ids of the pictures of the order on screen, once pending changes are done. */
export const picturesNow = (order: string): Promise<string[]> => next(() => idsOf(order));

/** Adds files to the pictures of the order on screen, up to the limit. */
export const takePictures = (order: string, files: readonly File[]) =>
  next(async () => addPictures(order, await idsOf(order), files));
