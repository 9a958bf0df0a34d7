import { numbers } from '../../i18n/dashboard/numbers.ts';
import { countText } from '../../i18n/language/count-text.ts';
import { fill, type Message } from '../../i18n/language/message.ts';
import { say } from '../base/say.tsx';

export type CountLink = { href: string; label: Message; count: number };

/** A count. If counting stopped at `most`, for example 1000, it is written as `999+`. */
export function countUpTo(count: number, most: number): Message {
  const exact = (number: number) => countText(number);
  return count < most ? exact(count) : fill(numbers.texts.moreThan, { count: exact(most - 1) });
}

/** Numbers of orders, each linked to the list of these orders. Counting stops at `most`. */
export function CountLinks({ links, most }: { links: readonly CountLink[]; most: number }) {
  return (
    <ul className="counts">
      {links.map(({ href, label, count }) => (
        <li key={href}>
          <a className="count-link" href={href}>
            <strong>{say(countUpTo(count, most))}</strong> {say(label)}
          </a>
        </li>
      ))}
    </ul>
  );
}
