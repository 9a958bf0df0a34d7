import type { Message } from '../../i18n/language/message.ts';
import { orderPath } from '../../panel/routes.ts';
import { say } from '../../ui/base/say.tsx';

type LinkProps = {
  words: Message;
  to: { id: string; number: string };
  /** For the lab: whose order it is. */
  account: string | undefined;
};

/** Another order, after the words that say what it is. */
export function OrderLink({ words, to, account }: LinkProps) {
  return (
    <div>
      {say(words)}{' '}
      <a className="number" href={orderPath(to.id, account)}>
        {to.number}
      </a>
    </div>
  );
}
