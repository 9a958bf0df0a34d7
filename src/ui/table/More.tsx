import type { ReactNode } from 'react';
import type { Message } from '../../i18n/language/message.ts';
import { loading } from '../../i18n/table/loading.ts';
import { say } from '../base/say.tsx';

type MoreProps = {
  text: Message;
  /** Whether more rows are being read; clicks then do nothing. */
  isReading: boolean;
  onPress: () => void;
  /** An icon before the text. */
  children?: ReactNode;
};

/** The button that loads the next rows of a list. */
export function More({ text, isReading, onPress, children }: MoreProps) {
  return (
    <button
      type="button"
      className="btn btn-outline-primary"
      aria-disabled={isReading}
      onClick={onPress}
    >
      {children}
      {say(isReading ? loading : text)}
    </button>
  );
}
