import { shell } from '../../i18n/shell/shell.ts';
import { $drawerMini, closeDrawerOverlay, toggleDrawerMini } from '../../stores/shell/drawer.ts';
import { $signedIn, isOfLab } from '../../stores/shell/session.ts';
import { Icon } from '../../ui/base/Icon.tsx';
import { Illustration } from '../../ui/base/Illustration.tsx';
import { say } from '../../ui/base/say.tsx';
import { MenuTree } from '../../ui/shell/MenuTree.tsx';
import { guestMenu, menu } from '../../ui/shell/menu.ts';
import { lazy } from '../base/lazy-code.ts';
import { useLazyPart } from '../base/use-lazy-part.ts';
import { useLive } from '../base/use-live.ts';
import { useMenuRoute } from '../base/use-route.ts';
import { Carousel } from './drawer/Carousel.tsx';
import { useFlipAnimation } from './drawer/use-flip-animation.ts';
import { useOverlay } from './drawer/use-overlay.ts';
import { useSwipe } from './drawer/use-swipe.ts';

const labParts = lazy(async () => (await import('./lab/LabMenu.tsx')).labParts());

function Pin() {
  const mini = useLive($drawerMini, false);
  return (
    <button
      type="button"
      className="header-button drawer-pin"
      data-early="mini"
      aria-pressed={mini}
      onClick={toggleDrawerMini}
    >
      <Icon name="layout-sidebar-inset" />
      <span className="visually-hidden">{say(shell.texts.pin)}</span>
    </button>
  );
}

/** Side drawer: brand, pin, menu and, at the bottom, the carousel. */
export function Drawer() {
  useOverlay();
  const signedIn = useLive($signedIn, null);
  const fetched = useLazyPart($signedIn, isOfLab, labParts);
  const ofLab = isOfLab(signedIn) ? fetched : null;
  const route = useMenuRoute(!!ofLab);
  useFlipAnimation(route);
  const swipe = useSwipe(closeDrawerOverlay);
  return (
    <>
      <aside className="drawer" id="drawer" {...swipe}>
        <div className="brand">
          <Illustration name="brand" width={28} height={28} />
          <strong>{say(shell.texts.brand)}</strong>
          <Pin />
        </div>
        <nav aria-labelledby="main-menu">
          <h2 className="visually-hidden" id="main-menu">
            {say(shell.texts.mainMenu)}
          </h2>
          <MenuTree
            items={signedIn ? menu : guestMenu}
            route={route}
            Badge={ofLab?.Badge}
            beforeLast={
              ofLab ? <ofLab.LabMenu route={route} /> : <li className="lab-room menu-room" />
            }
          />
        </nav>
        <Carousel />
      </aside>
      <button
        type="button"
        className="backdrop"
        tabIndex={-1}
        data-early="drawer"
        onClick={closeDrawerOverlay}
      >
        <span className="visually-hidden">{say(shell.texts.close)}</span>
      </button>
    </>
  );
}
