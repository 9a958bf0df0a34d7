import type { ReadableAtom } from 'nanostores';
import { useState } from 'react';
import type { PaymentNews } from '../../../domain/ledger/payment-news.ts';
import type { OrderChange } from '../../../domain/order/order-change.ts';
import type { Message } from '../../../i18n/language/message.ts';
import { shell } from '../../../i18n/shell/shell.ts';
import { $changesFailed, refreshChanges } from '../../../stores/shell/changes.ts';
import { $isLoggedIn } from '../../../stores/shell/session.ts';
import type { IconName } from '../../../ui/base/icon-names.ts';
import { say } from '../../../ui/base/say.tsx';
import { Popup } from '../../../ui/shell/Popup.tsx';
import { Lazy } from '../../base/Lazy.tsx';
import { lazy } from '../../base/lazy-code.ts';
import { useLive } from '../../base/use-live.ts';

type FeedProps = {
  id: string;
  label: Message;
  icon: IconName;
  empty: Message;
  $changes: ReadableAtom<readonly (OrderChange | PaymentNews)[] | null>;
  $unread: ReadableAtom<number>;
  markSeen: () => void;
};

/** The list loads when the popup first opens. */
const list = lazy(async () => (await (await import('../../feed/load-list.ts')).loadList()).List);

/** Header popup with order changes and the number of unread ones. */
export function Feed({ id, label, icon, empty, $changes, $unread, markSeen }: FeedProps) {
  const changes = useLive($changes, null);
  const unread = useLive($unread, 0);
  const failed = useLive($changesFailed, false);
  const isLoggedIn = useLive($isLoggedIn, false);
  const [isOpen, setOpen] = useState(false);

  function onToggle(open: boolean) {
    setOpen(open);
    if (open && isLoggedIn) void refreshChanges();
    if (!open) markSeen();
  }

  const note = isLoggedIn ? (failed ? shell.texts.feedFailed : empty) : shell.texts.feedSignedOut;
  const isNoted = failed || !isLoggedIn || changes?.length === 0;
  return (
    <Popup id={id} label={label} icon={icon} count={unread} onToggle={onToggle}>
      {isNoted && <p className="popup-empty">{say(note)}</p>}
      {isOpen && changes && changes.length > 0 && (
        <Lazy of={list} given={{ changes }} frame="popup-empty" />
      )}
    </Popup>
  );
}
