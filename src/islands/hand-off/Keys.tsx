import { useState } from 'react';
import { handOff, machineKeys } from '../../i18n/hand-off/hand-off.ts';
import { fill } from '../../i18n/language/message.ts';
import { $keys, $keysReading, type MadeKey, readKeys } from '../../stores/hand-off/keys.ts';
import { say } from '../../ui/base/say.tsx';
import { Unread } from '../../ui/table/Unread.tsx';
import { Opener } from '../base/Opener.tsx';
import { useLive } from '../base/use-live.ts';
import { SecretBox } from '../people/SecretBox.tsx';
import { KeyForm } from './KeyForm.tsx';
import { KeyRow } from './KeyRow.tsx';

const { texts } = machineKeys;

/** The form that creates a key, then the new key's secret. */
function Making({ onClose }: { onClose: () => void }) {
  const [made, setMade] = useState<MadeKey | null>(null);
  if (!made) return <KeyForm onMade={setMade} onCancel={onClose} />;
  return (
    <SecretBox
      title={fill(texts.made, { name: made.name })}
      hint={texts.madeHint}
      label={texts.secret}
      value={made.secret}
      onClose={onClose}
    />
  );
}

/** The API keys of the lab's programs. */
export function Keys() {
  const keys = useLive($keys, null);
  const reading = useLive($keysReading, 'reading');
  const isUnread = reading === 'offline' || reading === 'failed';
  if (!keys && isUnread) return <Unread why={reading} onRetry={() => void readKeys()} />;
  return (
    <section className="surface people" aria-busy={!keys}>
      <h2>{say(texts.title)}</h2>
      <p>{say(texts.hint)}</p>
      {!keys && <p role="status">{say(handOff.texts.loading)}</p>}
      {keys?.length === 0 && <p>{say(texts.empty)}</p>}
      {keys && keys.length > 0 && (
        <ul>
          {keys.map((machine) => (
            <KeyRow key={machine.id} machine={machine} />
          ))}
        </ul>
      )}
      {keys && <Opener text={texts.add}>{(close) => <Making onClose={close} />}</Opener>}
    </section>
  );
}
