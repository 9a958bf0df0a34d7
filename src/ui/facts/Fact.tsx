import type { ReactNode } from 'react';
import type { Message } from '../../i18n/language/message.ts';
import { Text } from '../base/Text.tsx';

/** A named value of a list of facts. */
export function Fact({ name, children }: { name: Message; children: ReactNode }) {
  return (
    <div className="fact">
      <dt>
        <Text of={name} />
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
