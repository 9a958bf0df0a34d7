import type { ComponentType } from 'react';
import { Icon } from '../base/Icon.tsx';
import { say } from '../base/say.tsx';
import type { MenuItem } from './menu.ts';

type MenuLinkProps = {
  item: MenuItem;
  route: string | undefined;
  /** Shows the number of waiting items behind an entry. */
  Badge?: ComponentType<{ name: string }> | undefined;
};

/** Link in the menu, marked if it is the current page. */
export function MenuLink({ item, route, Badge }: MenuLinkProps) {
  return (
    <a
      className="menu-link"
      href={item.href ?? '#'}
      aria-current={item.name === route ? 'page' : undefined}
    >
      <Icon name={item.iconName} />
      {say(item.title)}
      {Badge && <Badge name={item.name} />}
    </a>
  );
}
