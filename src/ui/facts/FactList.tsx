import type { Message } from '../../i18n/language/message.ts';
import { Text } from '../base/Text.tsx';
import { Fact } from './Fact.tsx';

/** A named text of an order. */
export interface FactText {
  readonly name: Message;
  readonly value: Message;
}

export function FactList({ facts }: { facts: readonly FactText[] }) {
  return (
    <dl className="facts">
      {facts.map(({ name, value }) => (
        <Fact key={name[1]} name={name}>
          <Text of={value} />
        </Fact>
      ))}
    </dl>
  );
}
