import { type ComponentType, useState } from 'react';
import { orderList } from '../../i18n/order-list/order-list.ts';
import { Icon } from '../../ui/base/Icon.tsx';
import { Text } from '../../ui/base/Text.tsx';

type Status = ComponentType<{ asked: number; filters: string }>;

/** Downloads the filtered orders; what makes the file is fetched at the first press. */
export function DownloadButton({ filters }: { filters: string }) {
  const [asked, setAsked] = useState(0);
  const [part, setPart] = useState<{ Status: Status } | 'failed' | null>(null);
  const download = () => {
    setAsked(asked + 1);
    import('./DownloadStatus.tsx').then(
      ({ DownloadStatus }) => setPart({ Status: DownloadStatus }),
      () => setPart('failed'),
    );
  };
  return (
    <>
      <button type="button" className="btn btn-link" onClick={download}>
        <Icon name="download" />
        <Text of={orderList.texts.download} />
      </button>
      <span role="status">
        {part === 'failed' && <Text of={orderList.texts.downloadFailed} />}
        {part !== null && part !== 'failed' && <part.Status asked={asked} filters={filters} />}
      </span>
    </>
  );
}
