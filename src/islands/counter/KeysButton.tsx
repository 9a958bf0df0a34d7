import { counter } from '../../i18n/counter/counter.ts';
import dialogSheet from '../../styles/dialog.scss?url';
import { Icon } from '../../ui/base/Icon.tsx';
import { say } from '../../ui/base/say.tsx';
import { lazy } from '../base/lazy-code.ts';

/** The list of keys, which few open. */
export const keysDialog = lazy(
  async () => (await import('./KeysDialog.tsx')).KeysDialog,
  dialogSheet,
);

export function KeysButton({ onPress }: { onPress: () => void }) {
  return (
    <button type="button" className="btn btn-link keys-button" onClick={onPress}>
      <Icon name="question-circle" />
      {say(counter.texts.keys)}
    </button>
  );
}
