import { useState } from 'react';
import { loginPath, panelRoutes } from '../../domain/routes.ts';
import type { Message } from '../../i18n/message.ts';
import { profile, roles, shell } from '../../i18n/messages/shell.ts';
import { $signedIn } from '../../stores/session.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Illustration } from '../../ui/Illustration.tsx';
import { MenuLink } from '../../ui/MenuLink.tsx';
import { type MenuItem, profileItems, settingsItems } from '../../ui/menu.ts';
import { Popup } from '../../ui/Popup.tsx';
import { Text } from '../../ui/Text.tsx';
import { useLive } from '../use-live.ts';
import { useRoute } from '../use-route.ts';

const tabs: readonly { label: Message; items: readonly MenuItem[] }[] = [
  { label: profile.texts.profileTab, items: profileItems },
  { label: profile.texts.settingsTab, items: settingsItems },
];

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

/** Who is signed in, and the two tabs of what is theirs. */
export function Profile() {
  const route = useRoute();
  const [chosen, choose] = useState(0);
  return (
    <Popup id="profile" label={shell.texts.profile} icon="person-circle">
      <NamePlate />
      <div className="tabs" role="tablist">
        {tabs.map(({ label }, place) => (
          <button
            key={label[1]}
            type="button"
            role="tab"
            id={`profile-tab-${place}`}
            aria-controls={`profile-panel-${place}`}
            aria-selected={place === chosen}
            onClick={() => choose(place)}
          >
            <Text of={label} />
          </button>
        ))}
      </div>
      {tabs.map(({ label, items }, place) => (
        <div
          key={label[1]}
          role="tabpanel"
          id={`profile-panel-${place}`}
          aria-labelledby={`profile-tab-${place}`}
          hidden={place !== chosen}
        >
          <ul className="menu-list">
            {items.map((item) => (
              <li key={item.name}>
                <MenuLink item={item} route={route} />
              </li>
            ))}
            {place === 0 && (
              <li>
                <Exit />
              </li>
            )}
          </ul>
        </div>
      ))}
    </Popup>
  );
}
