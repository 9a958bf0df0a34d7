import type { Message } from '../../i18n/language/message.ts';
import { orderPath } from '../../panel/routes.ts';
import { say } from '../../ui/base/say.tsx';

type LinkProps = {
  words: Message;
  to: { id: string; number: string };
  /** The order's account; only the lab sets it. */
  account: string | undefined;
};

/** A link to another order, after words that say how it is related. */
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
