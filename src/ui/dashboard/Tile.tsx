import type { Message } from '../../i18n/language/message.ts';
import { Icon } from '../base/Icon.tsx';
import type { IconName } from '../base/icon-names.ts';
import { say } from '../base/say.tsx';

type TileProps = { href: string; icon: IconName; title: Message; hint: Message };

/** Large link that starts an order. */
export function Tile({ href, icon, title, hint }: TileProps) {
  return (
    <a className="tile" href={href}>
      <Icon name={icon} />
      <strong>{say(title)}</strong>
      <small>{say(hint)}</small>
    </a>
  );
}
