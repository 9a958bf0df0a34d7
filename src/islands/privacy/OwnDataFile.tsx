import { ownData } from '../../i18n/privacy/own-data.ts';
import { $ownDataFile, downloadOwnData } from '../../stores/privacy/own-data.ts';
import { FieldMessage } from '../../ui/base/FieldMessage.tsx';
import { Text } from '../../ui/base/Text.tsx';
import { useLive } from '../base/use-live.ts';

const { texts } = ownData;

/** Downloads what the lab's server keeps of the user. */
export function OwnDataFile() {
  const file = useLive($ownDataFile, null);
  const isPreparing = file === 'preparing';
  const isProblem = file === 'offline' || file === 'failed';
  return (
    <section className="surface">
      <h2>
        <Text of={texts.title} />
      </h2>
      <p>
        <Text of={texts.hint} />
      </p>
      <div role="alert">
        {isProblem && <FieldMessage id="own-data-problem" text={texts[file]} />}
      </div>
      <div role="status">{file === 'done' && <Text of={texts.done} />}</div>
      <button
        type="button"
        className="btn btn-outline-primary"
        aria-disabled={isPreparing}
        onClick={() => void downloadOwnData()}
      >
        <Text of={isPreparing ? texts.preparing : texts.download} />
      </button>
    </section>
  );
}
