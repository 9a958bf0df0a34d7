import { useState } from 'react';
import { orderList } from '../../i18n/order-list/order-list.ts';
import { Icon } from '../../ui/base/Icon.tsx';
import { say } from '../../ui/base/say.tsx';
import { Late } from '../base/Late.tsx';
import { late } from '../base/late-code.ts';

const status = late(async () => (await import('./DownloadStatus.tsx')).DownloadStatus);

/** Downloads the filtered orders; what makes the file is fetched at the first press. */
export function DownloadButton({ filters }: { filters: string }) {
  const [asked, setAsked] = useState(0);
  return (
    <>
      <button type="button" className="btn btn-link" onClick={() => setAsked(asked + 1)}>
        <Icon name="download" />
        {say(orderList.texts.download)}
      </button>
      <span role="status">{asked > 0 && <Late of={status} given={{ asked, filters }} />}</span>
    </>
  );
}
