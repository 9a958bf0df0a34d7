import type { ComponentType } from 'react';
import { counter } from '../../i18n/counter/counter.ts';
import dialogSheet from '../../styles/dialog.scss?url';
import { Icon } from '../../ui/base/Icon.tsx';
import { Text } from '../../ui/base/Text.tsx';
import { lateSheet } from '../base/late-sheet.ts';

type KeysDialog = ComponentType<{ onClose: () => void }>;

/** Fetches the list of keys, which few open. */
export async function loadKeys(): Promise<KeysDialog> {
  const [view] = await Promise.all([import('./KeysDialog.tsx'), lateSheet(dialogSheet)]);
  return view.KeysDialog;
}

export function KeysButton({ onPress }: { onPress: () => void }) {
  return (
    <button type="button" className="btn btn-link keys-button" onClick={onPress}>
      <Icon name="question-circle" />
      <Text of={counter.texts.keys} />
    </button>
  );
}
