import photosSheet from '../../styles/order-photos.scss?url';
import { Lazy } from '../base/Lazy.tsx';
import { lazy } from '../base/lazy-code.ts';

const photos = lazy(async () => (await import('./OrderPhotos.tsx')).OrderPhotos, photosSheet);

/** Photos of the current order. Loads once something is typed. */
export function LazyOrderPhotos() {
  return <Lazy of={photos} given={{}} />;
}
