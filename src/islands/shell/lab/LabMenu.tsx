import { Fragment } from 'react';
import sheet from '../../../styles/lab/menu.scss?url';
import { say } from '../../../ui/base/say.tsx';
import { groupOfView, labMenu } from '../../../ui/lab/lab-menu.ts';
import { MenuLink } from '../../../ui/shell/MenuLink.tsx';
import { lazySheet } from '../../base/lazy-sheet.ts';
import { Badge } from './Badge.tsx';
import { MenuView } from './MenuView.tsx';

/** The route by the entry it belongs to: a screen that is reached from another has a path below that one's. */
const entryOf = (route: string | undefined, entry: string) =>
  route?.startsWith(`${entry}/`) ? entry : route;

/** The entries of the lab's screens, in groups with headings: the lab works in them all day, so none is folded away. */
function LabMenu({ route }: { route: string | undefined }) {
  const groups = labMenu.map(({ name, title, items }) => (
    <Fragment key={name}>
      <li className="menu-heading">
        <h3>{say(title)}</h3>
      </li>
      {name === groupOfView && (
        <li>
          <MenuView />
        </li>
      )}
      {items.map((item) => (
        <li key={item.name}>
          <MenuLink item={item} route={entryOf(route, item.name)} Badge={Badge} />
        </li>
      ))}
    </Fragment>
  ));
  return (
    <>
      {/* In the menu, which stays when a page is exchanged: what is added to the head does not. */}
      <li hidden>
        <link rel="stylesheet" href={sheet} />
      </li>
      {groups}
    </>
  );
}

/** What the drawer of the lab's people has beside the others', once its styles apply. */
export async function labParts() {
  await lazySheet(sheet);
  return { LabMenu, Badge };
}
