import type { ComponentProps } from 'react';
import { labRoutes } from '../../../i18n/lab/lab-routes.ts';
import { stockroom } from '../../../i18n/stockroom/stockroom.ts';
import { EmptyState } from '../../../ui/base/EmptyState.tsx';
import { say } from '../../../ui/base/say.tsx';

type NothingStockedProps = Pick<ComponentProps<typeof EmptyState>, 'picture' | 'title' | 'text'> & {
  /** The tab of the catalogue that creates such items. */
  tab: 'stock' | 'accessories';
};

/** Placeholder until the catalogue has items of this kind, with a link to the catalogue. */
export function NothingStocked({ tab, ...texts }: NothingStockedProps) {
  return (
    <EmptyState {...texts}>
      <a className="btn btn-primary" href={`${labRoutes.catalogue.path}?tab=${tab}`}>
        {say(stockroom.texts.toCatalogue)}
      </a>
    </EmptyState>
  );
}
