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

/** Adds files to the photos chosen before, as many as may be sent. Returns all ids, and the first fault if there was one. */
export async function addPhotos(
  chosen: readonly string[],
  files: readonly File[],
): Promise<{ photos: string[]; fault: FileFault | null }> {
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
