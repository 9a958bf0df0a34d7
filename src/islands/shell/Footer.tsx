import { shell } from '../../i18n/shell/shell.ts';
import { $isLoggedIn } from '../../stores/shell/session.ts';
import { Icon } from '../../ui/base/Icon.tsx';
import { say } from '../../ui/base/say.tsx';
import { footerTabs, logInOut } from '../../ui/shell/menu.ts';
import { useLive } from '../base/use-live.ts';
import { useMenuRoute } from '../base/use-route.ts';

/** Bottom tabs on narrow screens. */
export function Footer() {
  const route = useMenuRoute();
  const isLoggedIn = useLive($isLoggedIn, false);
  return (
    <footer className="footer">
      <nav>
        <h2 className="visually-hidden">{say(shell.texts.footer)}</h2>
        {[...footerTabs, logInOut(isLoggedIn)].map((tab) => (
          <a
            key={tab.name}
            className="footer-tab"
            href={tab.href ?? '/'}
            aria-current={tab.name === route ? 'page' : undefined}
          >
            <Icon name={tab.iconName} />
            {say(tab.title)}
          </a>
        ))}
      </nav>
    </footer>
  );
}
