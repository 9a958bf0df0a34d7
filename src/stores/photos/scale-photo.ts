import { scaledSize } from '../../domain/photos/photo-limits.ts';

const quality = 0.85;

function draw(image: HTMLImageElement): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  const { width, height } = scaledSize(image.naturalWidth, image.naturalHeight);
  Object.assign(canvas, { width, height });
  const surface = canvas.getContext('2d');
  if (!surface) throw new Error('No canvas');
  surface.imageSmoothingQuality = 'high';
  // JPEG has no transparency; without this it would turn black.
  surface.fillStyle = '#fff';
  surface.fillRect(0, 0, width, height);
  surface.drawImage(image, 0, 0, width, height);
  return canvas;
}

/**
 * Makes a JPEG of at most 1600 px from a photo's pixels, upright and without its metadata. Null if this browser cannot
 * decode it. Uses an image element, which turns photos upright in every browser, unlike `createImageBitmap`.
 */
export async function scalePhoto(photo: Blob): Promise<Blob | null> {
  const address = URL.createObjectURL(photo);
  const image = new Image();
  try {
    image.src = address;
    await image.decode();
    const canvas = draw(image);
    return await new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(address);
  }
}
