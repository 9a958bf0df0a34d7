import { shell } from '../../i18n/messages/shell.ts';
import { MenuLink } from '../../ui/MenuLink.tsx';
import { quickAccess } from '../../ui/menu.ts';
import { Popup } from '../../ui/Popup.tsx';
import { useRoute } from '../use-route.ts';

export function QuickAccess() {
  const route = useRoute();
  return (
    <Popup id="quick-access" label={shell.texts.quickAccess} icon="plus-lg">
      <ul className="menu-list">
        {quickAccess.map((item) => (
          <li key={item.name}>
            <MenuLink item={item} route={route} />
          </li>
        ))}
      </ul>
    </Popup>
  );
}
