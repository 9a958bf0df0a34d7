import type { ReactNode } from 'react';
import type { Message } from '../i18n/message.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './icon-names.ts';
import { Text } from './Text.tsx';

type PopupProps = {
  id: string;
  label: Message;
  icon: IconName;
  count?: number;
  children: ReactNode;
};

/**
 * A header button and what it opens. The browser's own popover does the opening, so it works before any script, closes
 * on Escape and outside clicks, returns the focus and can never be covered or clipped.
 */
export function Popup({ id, label, icon, count = 0, children }: PopupProps) {
  return (
    <>
      <button type="button" className="header-button" popoverTarget={id}>
        <Icon name={icon} />
        {count > 0 && <span className="header-count">{count}</span>}
        <span className="visually-hidden">
          <Text of={label} />
        </span>
      </button>
      <div className="popup" id={id} popover="auto">
        {children}
      </div>
    </>
  );
}
