import { type ComponentType, useState } from 'react';
import { labActs } from '../../i18n/order/lab-desk.ts';
import { scanning } from '../../i18n/scan/scan.ts';
import { type Breakable, noteBroken, readBreakable } from '../../stores/scan/broken.ts';
import type { ScannedOrder } from '../../stores/scan/scan.ts';
import dialogSheet from '../../styles/dialog.scss?url';
import { Button } from '../../ui/base/Button.tsx';
import { say } from '../../ui/base/say.tsx';
import { lazy } from '../base/lazy-code.ts';
import { withLazy } from '../base/with-lazy.ts';
import type { Notice } from '../order/acting/acting.ts';
import type { BreakDialogProps } from './BreakDialog.tsx';

const dialog = lazy(async () => (await import('./BreakDialog.tsx')).BreakDialog, dialogSheet);

type Opened = Pick<BreakDialogProps, 'order' | 'transition'> & {
  Dialog: ComponentType<BreakDialogProps>;
};
type Problem = Exclude<Breakable['kind'], 'order'>;

/** Button that records the breakage of a piece at the scanning station. */
export function BreakPiece({ scan, order }: { scan: string; order: ScannedOrder }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  async function open(): Promise<void> {
    setProblem(null);
    const reading = readBreakable(order);
    await withLazy(dialog, async (Dialog) => {
      const read = await reading;
      if (read.kind === 'order') setOpened({ Dialog, ...read });
      else setProblem(read.kind);
    });
  }
  function settle(notice: Notice): void {
    setOpened(null);
    if (notice.kind === 'overtaken') setProblem('changed');
    if (notice.kind === 'done' && opened) noteBroken(scan, opened.order);
  }
  return (
    <>
      <Button
        look="link"
        icon="exclamation-circle"
        text={labActs.texts.break}
        onClick={() => void open()}
      />
      <span role="alert" className="scan-bad">
        {problem && say(scanning.texts[problem])}
      </span>
      {opened && <opened.Dialog {...opened} onSettled={settle} onClose={() => setOpened(null)} />}
    </>
  );
}
