import { type ComponentType, useState } from 'react';
import { priceDetails } from '../../i18n/prices/price-details.ts';
import { Icon } from '../../ui/base/Icon.tsx';
import { say } from '../../ui/base/say.tsx';
import { Lazy } from '../base/Lazy.tsx';
import type { LazyCode } from '../base/lazy-code.ts';

type FoldProps<Given> = { of: LazyCode<ComponentType<Given>>; given: Given };

/** The parts of a price, loaded when unfolded. */
export function PriceFold<Given extends object>({ of, given }: FoldProps<Given>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="price-fold" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="btn btn-link">
        <Icon name="chevron-down" className="mark" />
        {say(priceDetails.texts.title)}
      </summary>
      {isOpen && <Lazy of={of} given={given} />}
    </details>
  );
}
