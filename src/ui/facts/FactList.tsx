import type { FactText } from '../../i18n/language/message.ts';
import { Text } from '../base/Text.tsx';
import { Fact } from './Fact.tsx';

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
