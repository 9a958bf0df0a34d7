import type { PhotoFault } from '../../domain/photos/photo-fault.ts';
import { photoLimits } from '../../domain/photos/photo-limits.ts';
import { type PhotoType, photoTypeOf, typeBytes } from '../../domain/photos/photo-type.ts';
import { scalePhoto } from './scale-photo.ts';

/** A photo ready to be sent. */
export type PreparedPhoto = { type: PhotoType; bytes: ArrayBuffer };

/** Prepares a file as a photo to send. An AVIF that this browser cannot decode is left to the server. */
export async function preparePhoto(file: File): Promise<PreparedPhoto | { fault: PhotoFault }> {
  const type = photoTypeOf(new Uint8Array(await file.slice(0, typeBytes).arrayBuffer()));
  if (!type) return { fault: 'type' };
  const scaled = await scalePhoto(new Blob([file], { type }));
  if (scaled) return { type: 'image/jpeg', bytes: await scaled.arrayBuffer() };
  if (type !== 'image/avif') return { fault: 'unreadable' };
  if (file.size > photoLimits.bytes) return { fault: 'size' };
  return { type, bytes: await file.arrayBuffer() };
}
