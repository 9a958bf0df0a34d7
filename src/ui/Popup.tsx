import type { ReactNode } from 'react';
import { formatCount } from '../i18n/format-number.ts';
import { inBoth } from '../i18n/in-both.ts';
import type { Message } from '../i18n/message.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './icon-names.ts';
import { Text } from './Text.tsx';

type PopupProps = {
  id: string;
  label: Message;
  icon: IconName;
  /** How many things in it are new. */
  count?: number;
  onToggle?: (isOpen: boolean) => void;
  children: ReactNode;
};

/**
 * A header button and what it opens. The browser's own popover does the opening, so it works before any script, closes
 * on Escape and outside clicks, returns the focus and can never be covered or clipped.
 */
export function Popup({ id, label, icon, count = 0, onToggle, children }: PopupProps) {
  return (
    <>
      <button type="button" className="header-button" popoverTarget={id}>
        <Icon name={icon} />
        {count > 0 && (
          <span className="header-count">
            <Text of={inBoth((locale) => formatCount(count, locale))} />
          </span>
        )}
        <span className="visually-hidden">
          <Text of={label} />
        </span>
      </button>
      <div
        className="popup"
        id={id}
        popover="auto"
        onToggle={(event) => onToggle?.(event.newState === 'open')}
      >
        {children}
      </div>
    </>
  );
}
