import type { ComponentProps } from 'react';
import { labRoutes } from '../../../i18n/lab/lab-routes.ts';
import { stockroom } from '../../../i18n/stockroom/stockroom.ts';
import { EmptyState } from '../../../ui/base/EmptyState.tsx';
import { say } from '../../../ui/base/say.tsx';

type NothingKeptProps = Pick<ComponentProps<typeof EmptyState>, 'picture' | 'title' | 'text'> & {
  /** The part of the catalogue in which it is made. */
  tab: 'stock' | 'accessories';
};

/** In place of what the lab keeps, until the catalogue has some of it. */
export function NothingKept({ tab, ...said }: NothingKeptProps) {
  return (
    <EmptyState {...said}>
      <a className="btn btn-primary" href={`${labRoutes.catalogue.path}?tab=${tab}`}>
        {say(stockroom.texts.toCatalogue)}
      </a>
    </EmptyState>
  );
}
