import { eventLimits } from '../../domain/lifecycle/event-limits.ts';
import type { PhotoFault } from '../../domain/photos/photo-fault.ts';
import { keepPhoto } from '../device/kept-photos.ts';
import { addOrderPhoto } from '../device/photos/order-photos.ts';
import { type PreparedPhoto, preparePhoto } from './prepare-photo.ts';

/** The fault of a chosen file, with the file's name. */
export type FileFault = { fault: PhotoFault; file: string };

/** All photos chosen so far, and the first fault of a file if there was one. */
type Chosen = { photos: string[]; fault: FileFault | null };

/** Stores a photo on the device; resolves to its id. */
type Keep = (photo: PreparedPhoto) => string | Promise<string>;

let preparing: Promise<unknown> = Promise.resolve();

/** Resolves once all chosen files are prepared. A request sent earlier would leave some out. */
export async function photosPrepared(): Promise<void> {
  await preparing;
}

/** Adds files to the photos chosen so far, up to the limit. */
export function addPhotos(chosen: readonly string[], files: readonly File[]): Promise<Chosen> {
  const adding = prepareAll(chosen, files, keepPhoto);
  preparing = adding;
  return adding;
}

/** Adds files to the photos of an order being typed, up to the limit. */
export const addOrderPhotos = (
  order: string,
  chosen: readonly string[],
  files: readonly File[],
): Promise<Chosen> => prepareAll(chosen, files, (photo) => addOrderPhoto(order, photo));

async function prepareAll(
  chosen: readonly string[],
  files: readonly File[],
  keep: Keep,
): Promise<Chosen> {
  const photos = [...chosen];
  let fault: FileFault | null = null;
  for (const file of files) {
    const isFull = photos.length >= eventLimits.photos;
    // A file can be gone or locked by the time it is read.
    const prepared = isFull
      ? { fault: 'tooMany' as const }
      : await preparePhoto(file).catch(() => ({ fault: 'unreadable' as const }));
    if ('bytes' in prepared) photos.push(await keep(prepared));
    else fault ??= { fault: prepared.fault, file: file.name };
  }
  return { photos, fault };
}
