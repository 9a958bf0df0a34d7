import { countUpTo } from '../../i18n/language/count-up-to.ts';
import type { Message } from '../../i18n/language/message.ts';
import { say } from '../base/say.tsx';

export type CountLink = { href: string; label: Message; count: number };

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
