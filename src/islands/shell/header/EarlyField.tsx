import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { shell } from '../../../i18n/shell/shell.ts';
import { useMessages } from '../../base/use-messages.ts';

/** After so long it is seen, ms: sooner, it would only flash. */
const patience = 150;

type EarlyFieldProps = { field: RefObject<HTMLInputElement | null>; onLeave: () => void };

/** Takes what is typed while the field that finds everything is fetched. */
export function EarlyField({ field, onLeave }: EarlyFieldProps) {
  const { find } = useMessages(shell);
  const [isSeen, setSeen] = useState(false);
  useLayoutEffect(() => field.current?.focus(), [field]);
  useEffect(() => {
    const timer = setTimeout(setSeen, patience, true);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={isSeen ? 'popup' : 'visually-hidden'}>
      <input
        ref={field}
        className="form-control"
        aria-label={find}
        aria-busy
        placeholder="…"
        dir="auto"
        autoComplete="off"
        onKeyDown={({ key }: KeyboardEvent) => key === 'Escape' && onLeave()}
        // In another window the focus is expected back.
        onBlur={() => document.hasFocus() && onLeave()}
      />
    </div>
  );
}
