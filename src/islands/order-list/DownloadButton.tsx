import { useState } from 'react';
import { orderList } from '../../i18n/order-list/order-list.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Lazy } from '../base/Lazy.tsx';
import { lazy } from '../base/lazy-code.ts';

const status = lazy(async () => (await import('./DownloadStatus.tsx')).DownloadStatus);

/** Downloads the filtered orders. The code that makes the file loads on the first click. */
export function DownloadButton({ filters }: { filters: string }) {
  const [clicks, setClicks] = useState(0);
  return (
    <>
      <Button
        look="link"
        icon="download"
        text={orderList.texts.download}
        onClick={() => setClicks(clicks + 1)}
      />
      <span role="status">{clicks > 0 && <Lazy of={status} given={{ clicks, filters }} />}</span>
    </>
  );
}
