import { Fragment } from 'react';
import { say } from '../../../ui/base/say.tsx';
import { labMenu } from '../../../ui/lab/lab-menu.ts';
import { MenuLink } from '../../../ui/shell/MenuLink.tsx';
import { Badge } from './Badge.tsx';

/** The entries of the lab's screens, in groups with headings: the lab works in them all day, so none is folded away. */
function LabMenu({ route }: { route: string | undefined }) {
  return labMenu.map(({ name, title, items }) => (
    <Fragment key={name}>
      <li>
        <h3 className="menu-heading">{say(title)}</h3>
      </li>
      {items.map((item) => (
        <li key={item.name}>
          <MenuLink item={item} route={route} Badge={Badge} />
        </li>
      ))}
    </Fragment>
  ));
}

/** What the drawer of the lab's people has beside the others'. */
export const labParts = { LabMenu, Badge };
