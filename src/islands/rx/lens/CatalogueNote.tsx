import { useEffect } from 'react';
import { rx } from '../../../i18n/rx/rx.ts';
import {
  $catalogueFetch,
  followCatalogue,
  refreshCatalogue,
} from '../../../stores/rx/catalogue.ts';
import type { RxForm } from '../../../stores/rx/form.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { say } from '../../../ui/base/say.tsx';
import { useLive } from '../../base/use-live.ts';
import { LazyPart } from '../fold/LazyPart.tsx';

/** Keeps the catalogue up to date. If that fails, says so and how old it is; shows nothing while it loads. */
export function CatalogueNote({ form, isKnown }: { form: RxForm; isKnown: boolean }) {
  const fetch = useLive($catalogueFetch, 'fetching');
  useEffect(followCatalogue, []);
  if (fetch !== 'failed') return null;
  if (isKnown) return <LazyPart form={form} part="catalogueAge" />;
  return (
    <p className="rx-note" role="status">
      {say(rx.texts.notFetched)}
      <Button look="link" text={rx.texts.again} onClick={() => void refreshCatalogue()} />
    </p>
  );
}
