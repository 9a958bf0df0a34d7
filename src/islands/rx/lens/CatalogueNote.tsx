import { useEffect } from 'react';
import { rx } from '../../../i18n/rx/rx.ts';
import {
  $catalogueFetch,
  followCatalogue,
  refreshCatalogue,
} from '../../../stores/rx/catalogue.ts';
import { Text } from '../../../ui/base/Text.tsx';
import { useLive } from '../../base/use-live.ts';

/** Keeps the catalogue fresh, and says calmly when none could be had; while it is on its way nothing moves. */
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
