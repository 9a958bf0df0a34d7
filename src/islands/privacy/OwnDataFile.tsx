import { ownData } from '../../i18n/privacy/own-data.ts';
import { $ownDataFile, downloadOwnData } from '../../stores/privacy/own-data.ts';
import { Button } from '../../ui/base/Button.tsx';
import { FieldMessage } from '../../ui/base/FieldMessage.tsx';
import { say } from '../../ui/base/say.tsx';
import { useLive } from '../base/use-live.ts';

const { texts } = ownData;

/** Downloads the data that the lab's server stores about the user. */
export function OwnDataFile() {
  const file = useLive($ownDataFile, null);
  const isPreparing = file === 'preparing';
  const isProblem = file === 'offline' || file === 'failed';
  return (
    <section className="surface">
      <h2>{say(texts.title)}</h2>
      <p>{say(texts.hint)}</p>
      <div role="alert">
        {isProblem && <FieldMessage id="own-data-problem" text={texts[file]} />}
      </div>
      <div role="status">{file === 'done' && say(texts.done)}</div>
      <Button
        text={isPreparing ? texts.preparing : texts.download}
        aria-disabled={isPreparing}
        onClick={() => void downloadOwnData()}
      />
    </section>
  );
}
