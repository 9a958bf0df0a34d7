import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { accountPage } from '../../../i18n/accounts/account-page.ts';
import { labRoutes } from '../../../i18n/lab/lab-routes.ts';
import { fill } from '../../../i18n/language/message.ts';
import { $tierName } from '../../../stores/tiers/tiers.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { say } from '../../../ui/base/say.tsx';
import { Lazy } from '../../base/Lazy.tsx';
import { lazy } from '../../base/lazy-code.ts';

const { texts } = accountPage;
const list = lazy(async () => (await import('./OwnPrices.tsx')).OwnPrices);

/** Which prices apply to the account. The group's own prices are in the assortment and load on request. */
export function Prices({ tier }: { tier: string }) {
  const [isOpen, setOpen] = useState(false);
  const tierName = useStore($tierName);
  return (
    <section className="surface account-prices">
      <header className="card-head">
        <h2>{say(texts.prices)}</h2>
        <a className="card-all" href={`${labRoutes.catalogue.path}?tab=prices`}>
          {say(texts.allPrices)}
        </a>
      </header>
      <p>{say(fill(texts.pricesHint, { tier: tierName(tier) }))}</p>
      {isOpen ? (
        <Lazy of={list} given={{ tier }} />
      ) : (
        <Button text={texts.showPrices} onClick={() => setOpen(true)} />
      )}
    </section>
  );
}
