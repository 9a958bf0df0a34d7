import { beside } from '../compose/beside-draft.ts';
import { dropPictures, movePictures, picturesOf } from '../device/pictures/order-pictures.ts';
import { addPictures } from './choose-photos.ts';

/** Where the pictures of a cleared form wait for the press that undoes it. */
const asideOf = (order: string) => `${order} cleared`;

/** One after the other: each begins with what the one before left. */
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

/** The ids of the pictures of the order on the screen, once nothing is being changed. */
export const picturesNow = (order: string): Promise<string[]> => next(() => idsOf(order));

/** Adds files to the pictures of the order on the screen, as many as may be sent. */
export const takePictures = (order: string, files: readonly File[]) =>
  next(async () => addPictures(order, await idsOf(order), files));
