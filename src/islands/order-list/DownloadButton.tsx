import { useState } from 'react';
import { orderList } from '../../i18n/order-list/order-list.ts';
import { Icon } from '../../ui/base/Icon.tsx';
import { say } from '../../ui/base/say.tsx';
import { Lazy } from '../base/Lazy.tsx';
import { lazy } from '../base/lazy-code.ts';

const status = lazy(async () => (await import('./DownloadStatus.tsx')).DownloadStatus);

/** Downloads the filtered orders; what makes the file is fetched at the first press. */
export function DownloadButton({ filters }: { filters: string }) {
  const [asked, setAsked] = useState(0);
  return (
    <>
      <button type="button" className="btn btn-link" onClick={() => setAsked(asked + 1)}>
        <Icon name="download" />
        {say(orderList.texts.download)}
      </button>
      <span role="status">{asked > 0 && <Lazy of={status} given={{ asked, filters }} />}</span>
    </>
  );
}
