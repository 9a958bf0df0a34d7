import { useEffect, useState } from 'react';
import type { Preorder } from '../domain/order/preorder.ts';
import { withCount } from '../i18n/language/count-text.ts';
import { preorders as messages } from '../i18n/orders/preorders.ts';
import { loginPathTo, panelRoutes } from '../panel/routes.ts';
import { fetchGathering } from '../stores/device/left-drafts.ts';
import { $lockedCount, $preorders, loadPreorders } from '../stores/device/preorders.ts';
import { followChecks } from '../stores/preorders/checks.ts';
import { deleteSeveral } from '../stores/preorders/delete-several.ts';
import { $isLoggedIn } from '../stores/shell/session.ts';
import { toast } from '../stores/shell/toasts.ts';
import { Button } from '../ui/base/Button.tsx';
import { EmptyState } from '../ui/base/EmptyState.tsx';
import { say } from '../ui/base/say.tsx';
import { useLive } from './base/use-live.ts';
import { LazyOrderFiles } from './order-file/LazyOrderFiles.tsx';
import { BasketKeys } from './preorders/BasketKeys.tsx';
import { BasketSum } from './preorders/BasketSum.tsx';
import { DeletionNotice } from './preorders/DeletionNotice.tsx';
import { focusPreorder } from './preorders/focus-preorder.ts';
import { LazyBasketBar } from './preorders/LazyBasketBar.tsx';
import { PreorderItem } from './preorders/PreorderItem.tsx';
import { Unopened } from './preorders/Unopened.tsx';

const { texts } = messages;

/** Pre-orders per page, since a device may hold thousands after weeks offline. */
const pageSize = 50;

function NoPreorders() {
  return (
    <EmptyState picture="tray" title={texts.empty} text={texts.emptyHint}>
      <a className="btn btn-primary" href={panelRoutes.rx.path}>
        {say(texts.start)}
      </a>
    </EmptyState>
  );
}

function LoadError({ onRetry }: { onRetry: () => void }) {
  return (
    <EmptyState picture="tray" title={texts.notRead} text={texts.notReadHint}>
      <Button look="primary" text={texts.again} onClick={onRetry} />
    </EmptyState>
  );
}

/** Pre-orders of other accounts are locked. Once a session has ended, so are those of its account. */
function LockedNotice() {
  const count = useLive($lockedCount, 0);
  const isLoggedIn = useLive($isLoggedIn, true);
  if (count === 0) return null;
  const text = isLoggedIn ? texts.locked : texts.lockedSignedOut;
  return (
    <p className="notice notice-info">
      {say(withCount(text, count))}{' '}
      {!isLoggedIn && <a href={loginPathTo(panelRoutes.preOrder.path)}>{say(texts.signIn)}</a>}
    </p>
  );
}

function ShowMore({ left, onMore }: { left: number; onMore: () => void }) {
  return (
    <button type="button" className="btn btn-outline-primary preorders-more" onClick={onMore}>
      {say(withCount(texts.more, left))}
    </button>
  );
}

/** Loads the device's pre-orders when the screen opens, and again on retry. */
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

async function remove(preorders: readonly Preorder[]): Promise<void> {
  const { asked, open } = await deleteSeveral(preorders);
  const [busy] = open;
  if (busy && preorders.length === 1) toast({ kind: 'info', text: texts.openElsewhere });
  if (asked[0]) focusPreorder(asked[0].id);
}

const onDelete = (preorders: readonly Preorder[]) => void remove(preorders);

/** Whether the list has had any pre-order since it was opened. */
function useWasFilled(count: number): boolean {
  const [wasFilled, setFilled] = useState(false);
  useEffect(() => {
    if (count > 0) setFilled(true);
  }, [count]);
  return wasFilled;
}

/** Pre-orders on this device: unfinished, ready to send, or waiting for the network. */
export function Preorders() {
  const preorders = useLive($preorders, null);
  const { failed, retry } = usePreorders();
  useEffect(followChecks, []);
  const [shown, setShown] = useState(pageSize);
  const left = (preorders?.length ?? 0) - shown;
  // The results stay on screen after the last pre-order has been sent.
  const wasFilled = useWasFilled(preorders?.length ?? 0);

  if (failed) return <LoadError onRetry={retry} />;
  return (
    <div className="preorders">
      <LockedNotice />
      <Unopened />
      <DeletionNotice />
      {preorders?.length === 0 && <NoPreorders />}
      <BasketSum />
      <ul className="preorder-list">
        {preorders?.slice(0, shown).map((preorder) => (
          <PreorderItem key={preorder.id} preorder={preorder} onDelete={onDelete} />
        ))}
      </ul>
      {left > 0 && <ShowMore left={left} onMore={() => setShown(shown + pageSize)} />}
      {preorders && <LazyOrderFiles />}
      {preorders && preorders.length > 1 && <BasketKeys />}
      {wasFilled && <LazyBasketBar onDelete={onDelete} />}
    </div>
  );
}
