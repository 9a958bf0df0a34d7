import { Icon } from '../base/Icon.tsx';
import { say } from '../base/say.tsx';
import type { MenuItem } from './menu.ts';

/** Link in the menu; marked when it is the current page. */
export function MenuLink({ item, route }: { item: MenuItem; route: string | undefined }) {
  return (
    <a
      className="menu-link"
      href={item.href ?? '#'}
      aria-current={item.name === route ? 'page' : undefined}
    >
      <Icon name={item.iconName} />
      {say(item.title)}
    </a>
  );
}
