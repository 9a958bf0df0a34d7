import type { ReactNode } from 'react';
import type { Message } from '../../i18n/language/message.ts';
import { say } from '../base/say.tsx';

/** One row of a list of facts: a name and its value. */
export function Fact({ name, children }: { name: Message; children: ReactNode }) {
  return (
    <div className="fact">
      <dt>{say(name)}</dt>
      <dd>{children}</dd>
    </div>
  );
}
