import { useEffect, useRef, useState } from 'react';
import { orderNumber } from '../domain/order/order-number.ts';
import type { Preorder } from '../domain/order/preorder.ts';
import { formatCount } from '../i18n/language/format-number.ts';
import { fill, inBoth } from '../i18n/language/message.ts';
import { preorders as messages } from '../i18n/orders/preorders.ts';
import { loginPathTo, orderPath, panelRoutes } from '../panel/routes.ts';
import { deletePreorder, restorePreorder } from '../stores/device/delete-preorder.ts';
import { fetchGathering } from '../stores/device/left-drafts.ts';
import { $lockedCount, $preorders, loadPreorders } from '../stores/device/preorders.ts';
import { $fates } from '../stores/device/records/sending.ts';
import { $isLoggedIn } from '../stores/shell/session.ts';
import { toast } from '../stores/shell/toasts.ts';
import { Text } from '../ui/base/Text.tsx';
import { EmptyState } from '../ui/orders/EmptyState.tsx';
import { PreorderName } from '../ui/orders/PreorderName.tsx';
import { useLive } from './base/use-live.ts';
import { focusPreorder } from './preorders/focus-preorder.ts';
import { PreorderItem } from './preorders/PreorderItem.tsx';
import { Unopened } from './preorders/Unopened.tsx';

const { texts } = messages;

/** Pre-orders per page: after weeks offline a device may hold thousands. */
const pageSize = 50;

function NoPreorders() {
  return (
    <EmptyState picture="tray" title={texts.empty} text={texts.emptyHint}>
      <a className="btn btn-primary" href={panelRoutes.rx.path}>
        <Text of={texts.start} />
      </a>
    </EmptyState>
  );
}

function LoadError({ onRetry }: { onRetry: () => void }) {
  return (
    <EmptyState picture="tray" title={texts.notRead} text={texts.notReadHint}>
      <button type="button" className="btn btn-primary" onClick={onRetry}>
        <Text of={texts.again} />
      </button>
    </EmptyState>
  );
}

/** Takes the focus lost with the deleted card, but never from another element. */
function UndoButton({ onUndo }: { onUndo: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus();
  }, []);
  return (
    <button type="button" className="btn btn-outline-primary" ref={button} onClick={onUndo}>
      <Text of={texts.undo} />
    </button>
  );
}

type DeletionProps = { deletion: Deletion; onUndo: () => void };

/** Result of a deletion; empty while the lab is being asked. */
function DeletionNotice({ deletion: { preorder, isAsked }, onUndo }: DeletionProps) {
  const fate = useLive($fates, {})[preorder.id];
  if (isAsked && fate === 'sent') {
    const number = orderNumber(preorder.id);
    return (
      <p className="notice notice-danger" role="alert">
        <Text of={fill(texts.notDeleted, { number })} />{' '}
        <a href={orderPath(preorder.id)}>
          <Text of={texts.toOrder} />
        </a>
      </p>
    );
  }
  if (isAsked && fate !== 'deleted') return null;
  return (
    <div className="notice notice-info undo" role="status">
      <span>
        <Text of={texts.deleted} /> {isAsked && <Text of={texts.neverSent} />}{' '}
        <PreorderName preorder={preorder} />
      </span>
      <UndoButton key={preorder.id} onUndo={onUndo} />
    </div>
  );
}

/** Pre-orders of other accounts are locked; after a session ends, so are its own. */
function LockedNotice() {
  const count = useLive($lockedCount, 0);
  const isLoggedIn = useLive($isLoggedIn, true);
  if (count === 0) return null;
  const text = isLoggedIn ? texts.locked : texts.lockedSignedOut;
  return (
    <p className="notice notice-info">
      <Text of={fill(text, { count: inBoth((locale) => formatCount(count, locale)) })} />{' '}
      {!isLoggedIn && (
        <a href={loginPathTo(panelRoutes.preOrder.path)}>
          <Text of={texts.signIn} />
        </a>
      )}
    </p>
  );
}

function ShowMore({ left, onMore }: { left: number; onMore: () => void }) {
  return (
    <button type="button" className="btn btn-outline-primary preorders-more" onClick={onMore}>
      <Text of={fill(texts.more, { count: inBoth((locale) => formatCount(left, locale)) })} />
    </button>
  );
}

/** Loads the pre-orders of the device when the screen opens, and again on retry. */
function usePreorders() {
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    // First turn drafts of closed tabs into pre-orders.
    fetchGathering()
      .then((gathering) => gathering?.gatherDrafts())
      .catch(() => {})
      .then(loadPreorders)
      .catch(() => setFailed(true));
  }, []);
  const retry = () =>
    loadPreorders().then(
      () => setFailed(false),
      () => setFailed(true),
    );
  return { failed, retry };
}

/** The last deletion; `isAsked`: the lab may already have the order and is being asked. */
type Deletion = { preorder: Preorder; isAsked: boolean };

function useDeletion() {
  const [deletion, setDeletion] = useState<Deletion | null>(null);

  async function remove(preorder: Preorder) {
    const how = await deletePreorder(preorder);
    if (how === 'openElsewhere') toast({ kind: 'info', text: texts.openElsewhere });
    else setDeletion({ preorder, isAsked: how === 'asked' });
    if (how === 'asked') focusPreorder(preorder.id);
  }

  async function undo() {
    if (!deletion) return;
    await restorePreorder(deletion.preorder);
    setDeletion(null);
    focusPreorder(deletion.preorder.id);
  }

  return { deletion, remove, undo };
}

/** Pre-orders on this device: unfinished, ready to send, or waiting for the network. */
export function Preorders() {
  const preorders = useLive($preorders, null);
  const { failed, retry } = usePreorders();
  const { deletion, remove, undo } = useDeletion();
  const [shown, setShown] = useState(pageSize);
  const left = (preorders?.length ?? 0) - shown;

  if (failed) return <LoadError onRetry={retry} />;
  return (
    <div className="preorders">
      <LockedNotice />
      <Unopened />
      {deletion && <DeletionNotice deletion={deletion} onUndo={undo} />}
      {preorders?.length === 0 && <NoPreorders />}
      <ul className="preorder-list">
        {preorders?.slice(0, shown).map((preorder) => (
          <PreorderItem key={preorder.id} preorder={preorder} onDelete={remove} />
        ))}
      </ul>
      {left > 0 && <ShowMore left={left} onMore={() => setShown(shown + pageSize)} />}
    </div>
  );
}
