import * as z from 'zod/mini';
import { eventLimits } from '../lifecycle/event-limits.ts';
import { photoLimits } from '../photos/photo-limits.ts';
import { type PhotoType, photoTypeOf, typeBytes } from '../photos/photo-type.ts';

/** Most bytes of photos in a file. As base64 within base64 they take less than half of the largest readable file. */
export const mostPhotoBytes = 24_000_000;

/** A photo in the file, its bytes as base64. It is uploaded under the same id from either device. */
const filePhoto = z.object({
  id: z.uuid(),
  bytes: z.string().check(z.minLength(1), z.maxLength(Math.ceil(photoLimits.bytes / 3) * 4)),
});
export type FilePhoto = z.infer<typeof filePhoto>;

const filePhotos = z.array(filePhoto).check(z.maxLength(eventLimits.photos));

/** The photos of an order in a file; null if unreadable. Files of earlier versions have none. */
export function filePhotosFrom(kept: unknown): FilePhoto[] | null {
  if (kept === undefined) return [];
  return filePhotos.safeParse(kept).data ?? null;
}

/** Type of a photo that may be stored and sent; null if it is too large or of a type the lab does not accept. */
export function sendableType(bytes: Uint8Array): PhotoType | null {
  return bytes.length > photoLimits.bytes ? null : photoTypeOf(bytes.subarray(0, typeBytes));
}

/** How many of these orders, from the first on, fit into a file with all their photos. Sizes in bytes. */
export function photosThatFit(sizes: readonly number[]): number {
  let sum = 0;
  const first = sizes.findIndex((size) => {
    sum += size;
    return sum > mostPhotoBytes;
  });
  return first < 0 ? sizes.length : first;
}
