import { Fragment } from 'react';
import { say } from '../base/say.tsx';
import { MenuLink } from '../shell/MenuLink.tsx';
import { labMenu } from './lab-menu.ts';

/** The entries of the lab's screens, in groups with headings: the lab works in them all day, so none is folded away. */
export function LabMenu({ route }: { route: string | undefined }) {
  return labMenu.map(({ name, title, items }) => (
    <Fragment key={name}>
      <li>
        <h3 className="menu-heading">{say(title)}</h3>
      </li>
      {items.map((item) => (
        <li key={item.name}>
          <MenuLink item={item} route={route} />
        </li>
      ))}
    </Fragment>
  ));
}
