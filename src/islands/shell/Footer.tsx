import { profile, shell, titles } from '../../i18n/shell/shell.ts';
import { loginPath, panelRoutes } from '../../panel/routes.ts';
import { $isLoggedIn } from '../../stores/shell/session.ts';
import { Icon } from '../../ui/base/Icon.tsx';
import { Text } from '../../ui/base/Text.tsx';
import { footerTabs } from '../../ui/shell/menu.ts';
import { useLive } from '../base/use-live.ts';
import { useMenuRoute } from '../base/use-route.ts';

/** Bottom tabs on narrow screens; the selection follows the page. */
export function Footer() {
  const route = useMenuRoute();
  const isLoggedIn = useLive($isLoggedIn, false);
  const logInOut = isLoggedIn
    ? ({
        href: panelRoutes.logout.path,
        icon: 'box-arrow-right',
        text: titles.texts.logout,
      } as const)
    : ({ href: loginPath, icon: 'box-arrow-in-right', text: profile.texts.signIn } as const);
  return (
    <footer className="footer">
      <nav>
        <h2 className="visually-hidden">
          <Text of={shell.texts.footer} />
        </h2>
        {footerTabs.map((tab) => (
          <a
            key={tab.name}
            className="footer-tab"
            href={tab.href ?? '/'}
            aria-current={tab.name === route ? 'page' : undefined}
          >
            <Icon name={tab.iconName} />
            <Text of={tab.title} />
          </a>
        ))}
        <a className="footer-tab" href={logInOut.href}>
          <Icon name={logInOut.icon} />
          <Text of={logInOut.text} />
        </a>
      </nav>
    </footer>
  );
}
