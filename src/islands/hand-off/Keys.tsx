import { useEffect, useRef, useState } from 'react';
import { handOff, machineKeys } from '../../i18n/hand-off/hand-off.ts';
import { fill } from '../../i18n/language/message.ts';
import { $keys, $keysReading, type MadeKey, readKeys } from '../../stores/hand-off/keys.ts';
import { say } from '../../ui/base/say.tsx';
import { Unread } from '../../ui/table/Unread.tsx';
import { useLive } from '../base/use-live.ts';
import { SecretBox } from '../people/SecretBox.tsx';
import { KeyForm } from './KeyForm.tsx';
import { KeyRow } from './KeyRow.tsx';

const { texts } = machineKeys;

/** The button that makes a key, the form it opens, and the secret of what was made. */
function Making() {
  const [open, setOpen] = useState<'form' | MadeKey | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !open) button.current?.focus();
    wasOpen.current = open !== null;
  }, [open]);
  const close = () => setOpen(null);
  if (open === 'form') return <KeyForm onMade={setOpen} onCancel={close} />;
  if (open) {
    return (
      <SecretBox
        title={fill(texts.made, { name: open.name })}
        hint={texts.madeHint}
        label={texts.secret}
        value={open.secret}
        onClose={close}
      />
    );
  }
  return (
    <button type="button" className="btn btn-primary" ref={button} onClick={() => setOpen('form')}>
      {say(texts.add)}
    </button>
  );
}

/** The keys of machines. */
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
      {keys && <Making />}
    </section>
  );
}
