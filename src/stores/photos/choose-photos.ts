import { eventLimits } from '../../domain/lifecycle/event-limits.ts';
import type { PhotoFault } from '../../domain/photos/photo-fault.ts';
import { photoLimits } from '../../domain/photos/photo-limits.ts';
import { photoTypeOf, typeBytes } from '../../domain/photos/photo-type.ts';
import { keepPhoto } from '../device/kept-photos.ts';
import { scalePhoto } from './scale-photo.ts';

/** What is wrong with a chosen file, by its name. */
export type FileFault = { fault: PhotoFault; file: string };

/** Keeps a file as a photo to send. What this browser cannot decode is kept as it is, for the server to decode. */
async function prepare(file: File): Promise<{ id: string } | { fault: PhotoFault }> {
  const type = photoTypeOf(new Uint8Array(await file.slice(0, typeBytes).arrayBuffer()));
  if (!type) return { fault: 'type' };
  const scaled = await scalePhoto(new Blob([file], { type }));
  if (scaled) return { id: keepPhoto({ type: 'image/jpeg', bytes: await scaled.arrayBuffer() }) };
  if (type !== 'image/avif') return { fault: 'unreadable' };
  if (file.size > photoLimits.bytes) return { fault: 'size' };
  return { id: keepPhoto({ type, bytes: await file.arrayBuffer() }) };
}

/** All photos chosen so far, and the first fault of a file if there was one. */
type Chosen = { photos: string[]; fault: FileFault | null };

let preparing: Promise<unknown> = Promise.resolve();

/** Resolves when no chosen file is being prepared any more: before that, a request would leave it out. */
export async function photosPrepared(): Promise<void> {
  await preparing;
}

/** Adds files to the photos chosen before, as many as may be sent. */
export function addPhotos(chosen: readonly string[], files: readonly File[]): Promise<Chosen> {
  const adding = prepareAll(chosen, files);
  preparing = adding;
  return adding;
}

async function prepareAll(chosen: readonly string[], files: readonly File[]): Promise<Chosen> {
  const photos = [...chosen];
  let fault: FileFault | null = null;
  for (const file of files) {
    const isFull = photos.length >= eventLimits.photos;
    // A file can be gone or locked by the time it is read.
    const prepared = isFull
      ? { fault: 'tooMany' as const }
      : await prepare(file).catch(() => ({ fault: 'unreadable' as const }));
    if ('id' in prepared) photos.push(prepared.id);
    else fault ??= { fault: prepared.fault, file: file.name };
  }
  return { photos, fault };
}
