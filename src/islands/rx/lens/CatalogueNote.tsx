import { useEffect } from 'react';
import { rx } from '../../../i18n/rx/rx.ts';
import {
  $catalogueFetch,
  followCatalogue,
  refreshCatalogue,
} from '../../../stores/rx/catalogue.ts';
import { Text } from '../../../ui/base/Text.tsx';
import { useLive } from '../../base/use-live.ts';

/** Keeps the catalogue up to date, and says so if it could not be loaded. While it loads, nothing moves. */
export function CatalogueNote({ isKnown }: { isKnown: boolean }) {
  const fetch = useLive($catalogueFetch, 'fetching');
  useEffect(followCatalogue, []);
  if (isKnown || fetch !== 'failed') return null;
  return (
    <p className="rx-note" role="status">
      <Text of={rx.texts.notFetched} />
      <button type="button" className="btn btn-link" onClick={() => void refreshCatalogue()}>
        <Text of={rx.texts.again} />
      </button>
    </p>
  );
}
