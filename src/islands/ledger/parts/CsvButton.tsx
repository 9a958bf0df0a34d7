import { useState } from 'react';
import { dues } from '../../../i18n/ledger/dues.ts';
import { say } from '../../../ui/base/say.tsx';
import { ActionButton } from '../../base/ActionButton.tsx';

const { texts } = dues;

/** Downloads a list as a file. `download` resolves to false if a part of it can't be loaded. */
export function CsvButton({ download }: { download: () => Promise<boolean> }) {
  const [state, setState] = useState<'idle' | 'preparing' | 'notPrepared'>('idle');
  const press = async () => {
    setState('preparing');
    setState((await download()) ? 'idle' : 'notPrepared');
  };
  return (
    <span>
      <ActionButton look="link" icon="download" text={texts.csv} onPress={press} />
      <span role="status">{state !== 'idle' && say(texts[state])}</span>
    </span>
  );
}
