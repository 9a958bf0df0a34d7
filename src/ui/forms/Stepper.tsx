import type { ReactNode } from 'react';
import type { Locale } from '../../i18n/language/locale.ts';
import { fill, type Message, pick } from '../../i18n/language/message.ts';
import { common } from '../../i18n/shell/common.ts';

type StepperProps = {
  className: string;
  /** What is counted, for the buttons' accessible names. */
  line: Message | string;
  locale: Locale;
  /** Whether nothing can be taken away. */
  isLeast?: boolean;
  /** Whether Tab skips the buttons, because the field's arrow keys do the same. */
  hasKeys?: boolean;
  onStep: (direction: 1 | -1) => void;
  /** The quantity's field. */
  children: ReactNode;
};

/**
 * A quantity between − and +. Left to right in both languages, as numbers and the powers' grid are: the larger number
 * is on the right.
 */
export function Stepper(props: StepperProps) {
  const { className, line, locale, isLeast, hasKeys, onStep, children } = props;
  const tabIndex = hasKeys ? -1 : undefined;
  return (
    <div className={className} dir="ltr">
      <button
        type="button"
        tabIndex={tabIndex}
        className="choice"
        disabled={isLeast}
        aria-label={pick(fill(common.fewer, { line }), locale)}
        onClick={() => onStep(-1)}
      >
        −
      </button>
      {children}
      <button
        type="button"
        tabIndex={tabIndex}
        className="choice"
        aria-label={pick(fill(common.more, { line }), locale)}
        onClick={() => onStep(1)}
      >
        +
      </button>
    </div>
  );
}
