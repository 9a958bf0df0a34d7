import { useState } from 'react';
import { update } from '../../i18n/update/update.ts';
import { takeNewVersion } from '../../stores/installed/updates.ts';
import { $newVersion } from '../../stores/shell/updates.ts';
import offerSheet from '../../styles/shell/update.scss?url';
import { Button } from '../../ui/base/Button.tsx';
import { say } from '../../ui/base/say.tsx';
import { useLive } from '../base/use-live.ts';

const { texts } = update;

/** Offers a newer version of the panel, either already downloaded, or needed because a part of this one is gone. */
export function UpdateOffer() {
  const version = useLive($newVersion, null);
  const [dismissed, setDismissed] = useState<typeof version>(null);
  const [isStyled, setStyled] = useState(false);
  return (
    <div className="update-offer" role="status">
      {/* Not in the head, which navigation replaces. */}
      <link rel="stylesheet" href={offerSheet} onLoad={() => setStyled(true)} />
      {isStyled && version && version !== dismissed && (
        <div className="update-card">
          <p>{say(version === 'site' ? texts.missing : texts.ready)}</p>
          <Button look="primary" text={texts.reload} onClick={takeNewVersion} />
          <Button look="link" text={texts.later} onClick={() => setDismissed(version)} />
        </div>
      )}
    </div>
  );
}
