import { Fragment } from 'react';
import sheet from '../../../styles/lab/menu.scss?url';
import { say } from '../../../ui/base/say.tsx';
import { groupOfView, labMenu } from '../../../ui/lab/lab-menu.ts';
import { MenuLink } from '../../../ui/shell/MenuLink.tsx';
import { lazySheet } from '../../base/lazy-sheet.ts';
import { Badge } from './Badge.tsx';
import { MenuView } from './MenuView.tsx';

/** The menu entry of a route. Screens reached from another screen have a path below that screen's. */
const entryOf = (route: string | undefined, entry: string) =>
  route?.startsWith(`${entry}/`) ? entry : route;

/** Entries of the lab's screens, in groups with headings. No group folds, because the lab uses them all day. */
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
      {/* In the menu, which persists when navigation replaces the page; links added to the head don't. */}
      <li hidden>
        <link rel="stylesheet" href={sheet} />
      </li>
      {groups}
    </>
  );
}

/** Loads the styles, and returns the parts of the drawer that only the lab has. */
export async function labParts() {
  await lazySheet(sheet);
  return { LabMenu, Badge };
}
