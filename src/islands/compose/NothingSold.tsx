import { nothingSold, type Sold } from '../../i18n/compose/nothing-sold.ts';
import { panelRoutes } from '../../panel/routes.ts';
import { EmptyState } from '../../ui/base/EmptyState.tsx';
import { say } from '../../ui/base/say.tsx';

const { texts } = nothingSold;

/** For shops, where the lab sells nothing yet: whom to ask. */
export function NothingSold({ of }: { of: Sold }) {
  return (
    <EmptyState picture="lens" title={texts[of]} text={texts.hint}>
      <a className="btn btn-primary" href={panelRoutes.contacts.path}>
        {say(texts.contacts)}
      </a>
    </EmptyState>
  );
}
