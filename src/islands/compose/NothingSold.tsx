import { nothingSold, type Sold } from '../../i18n/compose/nothing-sold.ts';
import { panelRoutes } from '../../panel/routes.ts';
import { EmptyState } from '../../ui/base/EmptyState.tsx';
import { say } from '../../ui/base/say.tsx';

const { texts } = nothingSold;

/** Tells a shop whom to ask if the lab doesn't sell anything of a kind yet. */
export function NothingSold({ of }: { of: Sold }) {
  return (
    <EmptyState picture="lens" title={texts[of]} text={texts.hint}>
      <a className="btn btn-primary" href={panelRoutes.contacts.path}>
        {say(texts.contacts)}
      </a>
    </EmptyState>
  );
}
