import { counter } from '../../i18n/counter/counter.ts';
import { paperwork } from '../../i18n/counter/paperwork.ts';
import { queueKeys } from '../../i18n/counter/queue-keys.ts';
import { Button } from '../../ui/base/Button.tsx';
import { say } from '../../ui/base/say.tsx';
import { Dialog } from '../dialog/Dialog.tsx';

const { texts } = queueKeys;

const shown = [
  [['J', '↓'], texts.next],
  [['K', '↑'], texts.previous],
  [['X', 'Space'], texts.select],
  [['Shift ↓', 'Shift ↑'], texts.extend],
  [['A'], texts.all],
  [['N'], texts.step],
  [['R'], texts.again],
  [['Enter'], texts.open],
  [['Esc'], texts.close],
  [['M'], texts.more],
  [['T'], paperwork.texts.ticketsA5],
  [['Y'], paperwork.texts.ticketsRoll],
  [['L'], paperwork.texts.labFiles],
  [['?'], texts.help],
] as const;

/** The keys of the counter. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog within=".counter-dialogs" labelledBy="queue-keys-title" onClose={onClose}>
      <h2 id="queue-keys-title">{say(counter.texts.keys)}</h2>
      <dl className="queue-keys">
        {shown.map(([keys, does]) => (
          <div key={keys[0]}>
            <dt dir="ltr">
              {keys.map((each) => (
                <kbd key={each}>{each}</kbd>
              ))}
            </dt>
            <dd>{say(does)}</dd>
          </div>
        ))}
      </dl>
      <p>{say(texts.scanner)}</p>
      <Button look="primary" text={texts.closeHelp} onClick={onClose} />
    </Dialog>
  );
}
