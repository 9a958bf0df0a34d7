import { type ComponentType, useEffect, useRef, useState } from 'react';
import { countText } from '../../i18n/language/count-text.ts';
import { fill } from '../../i18n/language/message.ts';
import { keptHere } from '../../i18n/privacy/kept-here.ts';
import {
  $keptHere,
  countKeptHere,
  type KeptHere as Kept,
  type UnsentCounts,
} from '../../stores/privacy/kept-here.ts';
import dialogSheet from '../../styles/dialog.scss?url';
import { FieldMessage } from '../../ui/base/FieldMessage.tsx';
import { say } from '../../ui/base/say.tsx';
import { lazy } from '../base/lazy-code.ts';
import { useLive } from '../base/use-live.ts';
import type { ForgetDialogProps } from './ForgetDialog.tsx';

const { texts } = keptHere;

function Counts({ kept }: { kept: Kept }) {
  const { megabytes } = kept;
  const size =
    megabytes === null ? texts.unknownSize : fill(texts.megabytes, { size: countText(megabytes) });
  return (
    <dl>
      {(['preorders', 'drafts', 'pages', 'lists', 'settings'] as const).map((what) => (
        <div key={what}>
          <dt>{say(texts[what])}</dt>
          <dd>{say(countText(kept[what]))}</dd>
        </div>
      ))}
      <div>
        <dt>{say(texts.size)}</dt>
        <dd>{say(size)}</dd>
      </div>
    </dl>
  );
}

const dialog = lazy(async () => (await import('./ForgetDialog.tsx')).ForgetDialog, dialogSheet);

type Question = { Dialog: ComponentType<ForgetDialogProps>; unsent: UnsentCounts };

/** Loads the dialog and counts the records again, as another tab may have saved an order since. */
async function fetchQuestion(): Promise<Question> {
  const [Dialog, kept] = await Promise.all([dialog.fetch(), countKeptHere()]);
  if (!kept) throw new Error('The records on the device cannot be read.');
  return { Dialog, unsent: kept.unsent };
}

/** Opens the dialog that erases everything stored here. */
function ForgetButton() {
  const button = useRef<HTMLButtonElement>(null);
  const [view, setView] = useState<Question | 'failed' | null>(null);
  const close = () => {
    setView(null);
    button.current?.focus();
  };
  const open = () => void fetchQuestion().then(setView, () => setView('failed'));
  return (
    <>
      <div role="alert">
        {view === 'failed' && <FieldMessage id="forget-problem" text={texts.notOpened} />}
      </div>
      <button type="button" className="btn btn-outline-danger" ref={button} onClick={open}>
        {say(texts.forget)}
      </button>
      {view && view !== 'failed' && <view.Dialog unsent={view.unsent} onClose={close} />}
    </>
  );
}

/** What the panel stores in this browser, and the button to erase it. */
export function KeptHere() {
  const kept = useLive($keptHere, null);
  useEffect(() => void countKeptHere(), []);
  return (
    <section className="surface kept-here" aria-busy={kept === null}>
      <h2>{say(texts.title)}</h2>
      <p>{say(texts.hint)}</p>
      {kept === null && <p role="status">{say(texts.loading)}</p>}
      {kept === 'failed' && <FieldMessage id="kept-problem" text={texts.unread} />}
      {kept !== null && kept !== 'failed' && <Counts kept={kept} />}
      <ForgetButton />
    </section>
  );
}
