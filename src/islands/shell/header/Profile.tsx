import { profile, roles, shell } from '../../../i18n/shell/shell.ts';
import { $isLoggedIn, $signedIn } from '../../../stores/shell/session.ts';
import { Illustration } from '../../../ui/base/Illustration.tsx';
import { say } from '../../../ui/base/say.tsx';
import { MenuLink } from '../../../ui/shell/MenuLink.tsx';
import { logInOut, type MenuItem, profileItems, settingsItems } from '../../../ui/shell/menu.ts';
import { Popup } from '../../../ui/shell/Popup.tsx';
import { Tabs } from '../../../ui/shell/Tabs.tsx';
import { useLive } from '../../base/use-live.ts';
import { useRoute } from '../../base/use-route.ts';

function NamePlate() {
  const signedIn = useLive($signedIn, null);
  return (
    <div className="name-plate">
      <Illustration name="avatar" width={44} height={44} />
      <strong>{signedIn ? signedIn.user.name : say(profile.texts.guest)}</strong>
      <small>{say(signedIn ? roles.texts[signedIn.user.role] : profile.texts.guestLabel)}</small>
    </div>
  );
}

function Items({ items }: { items: readonly MenuItem[] }) {
  const route = useRoute();
  return (
    <ul className="menu-list">
      {items.map((item) => (
        <li key={item.name}>
          <MenuLink item={item} route={route} />
        </li>
      ))}
    </ul>
  );
}

/** Profile popup: the signed-in user and two tabs of links. */
export function Profile() {
  const isLoggedIn = useLive($isLoggedIn, false);
  const exit = logInOut(isLoggedIn);
  const last = isLoggedIn ? { ...exit, title: profile.texts.exit } : exit;
  return (
    <Popup id="profile" label={shell.texts.profile} icon="person-circle">
      <NamePlate />
      <Tabs
        tabs={[
          { label: profile.texts.profileTab, content: <Items items={[...profileItems, last]} /> },
          { label: profile.texts.settingsTab, content: <Items items={settingsItems} /> },
        ]}
      />
    </Popup>
  );
}
