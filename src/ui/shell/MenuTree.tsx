import { type ComponentType, Fragment, type ReactNode } from 'react';
import { Icon } from '../base/Icon.tsx';
import { say } from '../base/say.tsx';
import { MenuLink } from './MenuLink.tsx';
import { holdsRoute, type MenuItem } from './menu.ts';

type TreeProps = {
  items: readonly MenuItem[];
  route: string | undefined;
  /** Content before the last entry. */
  beforeLast?: ReactNode;
  Badge?: ComponentType<{ name: string }> | undefined;
};

function MenuGroup({ item, route }: { item: MenuItem; route: string | undefined }) {
  const children = [...item.submenu, ...item.nestedSubmenu];
  return (
    <details className="menu-group" open={holdsRoute(item, route)}>
      <summary className="menu-link">
        <Icon name={item.iconName} />
        {say(item.title)}
        <Icon name="chevron-down" className="menu-chevron mark" />
      </summary>
      <MenuTree items={children} route={route} />
    </details>
  );
}

/** Sidebar entries. The group that contains the current page opens automatically. */
export function MenuTree({ items, route, beforeLast, Badge }: TreeProps) {
  return (
    <ul className="menu-list">
      {items.map((item, index) => (
        <Fragment key={item.name}>
          {index === items.length - 1 && beforeLast}
          <li>
            {item.submenu.length + item.nestedSubmenu.length > 0 ? (
              <MenuGroup item={item} route={route} />
            ) : (
              <MenuLink item={item} route={route} Badge={Badge} />
            )}
          </li>
        </Fragment>
      ))}
    </ul>
  );
}
