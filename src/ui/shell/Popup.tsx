import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { inBoth, type Message } from '../../i18n/language/message.ts';
import { formatBadge } from '../../i18n/shell/format-badge.ts';
import { Icon } from '../base/Icon.tsx';
import type { IconName } from '../base/icon-names.ts';
import { say } from '../base/say.tsx';

type PopupProps = {
  id: string;
  label: Message;
  icon: IconName;
  /** Number of new entries. */
  count?: number;
  onToggle?: (isOpen: boolean) => void;
  children: ReactNode;
};

/** Closes the popup when the focus leaves it. */
function useClosing(button: RefObject<HTMLElement | null>, popup: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      const isOwn = [button, popup].some(({ current }) => current?.contains(target as Node));
      if (!isOwn) popup.current?.hidePopover();
    };
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, [button, popup]);
}

/**
 * A header button with a popup. It uses the browser's popover, which works before any script runs, closes on Escape and
 * outside clicks, returns the focus, and is never covered or clipped.
 */
export function Popup({ id, label, icon, count = 0, onToggle, children }: PopupProps) {
  const button = useRef<HTMLButtonElement>(null);
  const popup = useRef<HTMLDivElement>(null);

  useClosing(button, popup);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, for a popup opened before hydration.
  useEffect(() => {
    if (popup.current?.matches(':popover-open')) onToggle?.(true);
  }, []);
  return (
    <>
      <button type="button" className="header-button" popoverTarget={id} ref={button}>
        <Icon name={icon} />
        {count > 0 && (
          <span className="header-count">
            {say(inBoth((locale) => formatBadge(count, locale)))}
          </span>
        )}
        <span className="visually-hidden">{say(label)}</span>
      </button>
      <div
        className="popup"
        id={id}
        popover="auto"
        ref={popup}
        onToggle={(event) => onToggle?.(event.newState === 'open')}
      >
        {children}
      </div>
    </>
  );
}
