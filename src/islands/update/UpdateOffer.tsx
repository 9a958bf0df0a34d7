import { useState } from 'react';
import { update } from '../../i18n/update/update.ts';
import { takeNewVersion } from '../../stores/installed/updates.ts';
import { $newVersion } from '../../stores/shell/updates.ts';
import offerSheet from '../../styles/shell/update.scss?url';
import { Text } from '../../ui/base/Text.tsx';
import { useLive } from '../base/use-live.ts';

const { texts } = update;

/** Offers a newer version of the panel, which is on the device already. */
export function UpdateOffer() {
  const worker = useLive($newVersion, null);
  const [put, setPut] = useState<ServiceWorker | null>(null);
  const [isStyled, setStyled] = useState(false);
  return (
    <div className="update-offer" role="status">
      {/* Not in the head, which is exchanged with the page. */}
      <link rel="stylesheet" href={offerSheet} onLoad={() => setStyled(true)} />
      {isStyled && worker && worker !== put && (
        <div className="update-card">
          <p>
            <Text of={texts.ready} />
          </p>
          <button type="button" className="btn btn-primary" onClick={takeNewVersion}>
            <Text of={texts.reload} />
          </button>
          <button type="button" className="btn btn-link" onClick={() => setPut(worker)}>
            <Text of={texts.later} />
          </button>
        </div>
      )}
    </div>
  );
}
