import { shell } from '../../../i18n/shell/shell.ts';
import { MenuLink } from '../../../ui/shell/MenuLink.tsx';
import { quickAccess } from '../../../ui/shell/menu.ts';
import { Popup } from '../../../ui/shell/Popup.tsx';
import { useRoute } from '../../base/use-route.ts';

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
