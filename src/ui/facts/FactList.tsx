import type { FactText } from '../../i18n/language/message.ts';
import { say } from '../base/say.tsx';
import { Fact } from './Fact.tsx';

export function FactList({ facts }: { facts: readonly FactText[] }) {
  return (
    <dl className="facts">
      {facts.map(({ name, value }) => (
        <Fact key={name[1]} name={name}>
          {say(value)}
        </Fact>
      ))}
    </dl>
  );
}
