import picturesSheet from '../../styles/pictures.scss?url';
import { Lazy } from '../base/Lazy.tsx';
import { lazy } from '../base/lazy-code.ts';

const pictures = lazy(
  async () => (await import('./OrderPictures.tsx')).OrderPictures,
  picturesSheet,
);

/** Pictures of the current order. Loads once something is typed. */
export function LazyPictures() {
  return <Lazy of={pictures} given={{}} />;
}
