import { useState } from 'react';
import { orderList } from '../../i18n/order-list/order-list.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Lazy } from '../base/Lazy.tsx';
import { lazy } from '../base/lazy-code.ts';

const status = lazy(async () => (await import('./DownloadStatus.tsx')).DownloadStatus);

/** Downloads the filtered orders; what makes the file is fetched at the first press. */
export function DownloadButton({ filters }: { filters: string }) {
  const [asked, setAsked] = useState(0);
  return (
    <>
      <Button
        look="link"
        icon="download"
        text={orderList.texts.download}
        onClick={() => setAsked(asked + 1)}
      />
      <span role="status">{asked > 0 && <Lazy of={status} given={{ asked, filters }} />}</span>
    </>
  );
}
