import { useEffect } from 'react';
import { rx } from '../../i18n/messages/rx.ts';
import { $catalogueFetch, followCatalogue, refreshCatalogue } from '../../stores/catalogue.ts';
import { Text } from '../../ui/Text.tsx';
import { useLive } from '../use-live.ts';

/** Keeps the catalogue fresh, and says calmly when there is none yet. */
export function CatalogueNote({ isKnown }: { isKnown: boolean }) {
  const fetch = useLive($catalogueFetch, 'fetching');
  useEffect(followCatalogue, []);
  if (isKnown) return null;
  if (fetch === 'fetching') {
    return (
      <p className="rx-note" role="status">
        <Text of={rx.texts.fetching} />
      </p>
    );
  }
  return (
    <p className="rx-note" role="status">
      <Text of={rx.texts.notFetched} />
      <button type="button" className="btn btn-link" onClick={() => void refreshCatalogue()}>
        <Text of={rx.texts.again} />
      </button>
    </p>
  );
}
