import type { ReactNode } from 'react';
import { profile, roles, shell } from '../../../i18n/shell/shell.ts';
import { loginPath, panelRoutes } from '../../../panel/routes.ts';
import { $signedIn } from '../../../stores/shell/session.ts';
import { Icon } from '../../../ui/base/Icon.tsx';
import { Illustration } from '../../../ui/base/Illustration.tsx';
import { Text } from '../../../ui/base/Text.tsx';
import { MenuLink } from '../../../ui/shell/MenuLink.tsx';
import { type MenuItem, profileItems, settingsItems } from '../../../ui/shell/menu.ts';
import { Popup } from '../../../ui/shell/Popup.tsx';
import { Tabs } from '../../../ui/shell/Tabs.tsx';
import { useLive } from '../../base/use-live.ts';
import { useRoute } from '../../base/use-route.ts';

function NamePlate() {
  const signedIn = useLive($signedIn, null);
  return (
    <div className="name-plate">
      <Illustration name="avatar" width={44} height={44} />
      <strong>{signedIn ? signedIn.user.name : <Text of={profile.texts.guest} />}</strong>
      <small>
        <Text of={signedIn ? roles.texts[signedIn.user.role] : profile.texts.guestLabel} />
      </small>
    </div>
  );
}

function Exit() {
  const signedIn = useLive($signedIn, null);
  return (
    <a className="menu-link" href={signedIn ? panelRoutes.logout.path : loginPath}>
      <Icon name={signedIn ? 'box-arrow-right' : 'box-arrow-in-right'} />
      <Text of={signedIn ? profile.texts.exit : profile.texts.signIn} />
    </a>
  );
}

function Items({ items, children }: { items: readonly MenuItem[]; children?: ReactNode }) {
  const route = useRoute();
  return (
    <ul className="menu-list">
      {items.map((item) => (
        <li key={item.name}>
          <MenuLink item={item} route={route} />
        </li>
      ))}
      {children}
    </ul>
  );
}

/** Profile popup: who is signed in, and its two tabs. */
export function Profile() {
  const own = (
    <Items items={profileItems}>
      <li>
        <Exit />
      </li>
    </Items>
  );
  return (
    <Popup id="profile" label={shell.texts.profile} icon="person-circle">
      <NamePlate />
      <Tabs
        tabs={[
          { label: profile.texts.profileTab, content: own },
          { label: profile.texts.settingsTab, content: <Items items={settingsItems} /> },
        ]}
      />
    </Popup>
  );
}
