import { useEffect, useState } from 'react';
import type { Preorder } from '../domain/preorder.ts';
import { panelRoutes } from '../domain/routes.ts';
import { fill } from '../i18n/fill.ts';
import { formatCount } from '../i18n/format-number.ts';
import { inBoth } from '../i18n/in-both.ts';
import { preorders as messages } from '../i18n/messages/preorders.ts';
import {
  $lockedCount,
  $preorders,
  deletePreorder,
  loadPreorders,
  restorePreorder,
} from '../stores/preorders.ts';
import { Empty } from '../ui/Empty.tsx';
import { PreorderName } from '../ui/PreorderName.tsx';
import { Text } from '../ui/Text.tsx';
import { PreorderItem } from './preorders/PreorderItem.tsx';
import { useLive } from './use-live.ts';

const { texts } = messages;

/** Pre-orders shown at a time: a device that was offline for long may hold thousands. */
const pageSize = 50;

function Nothing() {
  return (
    <Empty picture="tray" title={texts.empty} text={texts.emptyHint}>
      <a className="btn btn-primary" href={panelRoutes.rx.path}>
        <Text of={texts.start} />
      </a>
    </Empty>
  );
}

function Unreadable({ onRetry }: { onRetry: () => void }) {
  return (
    <Empty picture="tray" title={texts.notRead} text={texts.notReadHint}>
      <button type="button" className="btn btn-primary" onClick={onRetry}>
        <Text of={texts.again} />
      </button>
    </Empty>
  );
}

function Undo({ deleted, onUndo }: { deleted: Preorder; onUndo: () => void }) {
  return (
    <div className="notice notice-info undo" role="status">
      <span>
        <Text of={texts.deleted} /> <PreorderName preorder={deleted} />
      </span>
      <button type="button" className="btn btn-outline-primary" onClick={onUndo}>
        <Text of={texts.undo} />
      </button>
    </div>
  );
}

function Locked() {
  const count = useLive($lockedCount, 0);
  if (count === 0) return null;
  return (
    <p className="notice notice-info">
      <Text of={fill(texts.locked, { count: inBoth((locale) => formatCount(count, locale)) })} />
    </p>
  );
}

function More({ left, onMore }: { left: number; onMore: () => void }) {
  return (
    <button type="button" className="btn btn-outline-primary preorders-more" onClick={onMore}>
      <Text of={fill(texts.more, { count: inBoth((locale) => formatCount(left, locale)) })} />
    </button>
  );
}

/** Reads the device's pre-orders when the screen is opened, and again when asked. */
function useReading() {
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    loadPreorders().catch(() => setFailed(true));
  }, []);
  const retry = () =>
    loadPreorders().then(
      () => setFailed(false),
      () => setFailed(true),
    );
  return { failed, retry };
}

/** What waits on this device: to be finished, to be sent, or for the line. */
export function Preorders() {
  const preorders = useLive($preorders, null);
  const { failed, retry } = useReading();
  const [deleted, setDeleted] = useState<Preorder | null>(null);
  const [shown, setShown] = useState(pageSize);
  const left = (preorders?.length ?? 0) - shown;

  async function remove(preorder: Preorder) {
    await deletePreorder(preorder.id);
    setDeleted(preorder);
  }

  async function undo(preorder: Preorder) {
    await restorePreorder(preorder);
    setDeleted(null);
  }

  if (failed) return <Unreadable onRetry={retry} />;
  return (
    <div className="preorders">
      <Locked />
      {deleted && <Undo deleted={deleted} onUndo={() => undo(deleted)} />}
      {preorders?.length === 0 && <Nothing />}
      <ul className="preorder-list">
        {preorders?.slice(0, shown).map((preorder) => (
          <PreorderItem key={preorder.id} preorder={preorder} onDelete={remove} />
        ))}
      </ul>
      {left > 0 && <More left={left} onMore={() => setShown(shown + pageSize)} />}
    </div>
  );
}
