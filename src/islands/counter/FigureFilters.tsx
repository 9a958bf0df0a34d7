import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { Counted } from '../../domain/order/counted.ts';
import { figureFilters, outcomeNames } from '../../i18n/counter/figure-filters.ts';
import { pick } from '../../i18n/language/message.ts';
import {
  $figureFilters,
  $lensOptions,
  followFigureFilters,
} from '../../stores/counter/figure-filters.ts';
import { $choice, choose } from '../../stores/orders/list-choice.ts';
import { $locale } from '../../stores/shell/locale.ts';
import { FilterSelect } from '../../ui/order-list/FilterSelect.tsx';
import { useLive } from '../base/use-live.ts';
import { useMessages } from '../base/use-messages.ts';

const { texts } = figureFilters;

function Outcome() {
  const { counted } = useStore($choice);
  const locale = useLive($locale, 'fa');
  const { anyOutcome } = useMessages(figureFilters);
  return (
    <FilterSelect<Counted | ''>
      name="figure-filter"
      label={texts.outcome}
      chosen={counted}
      options={[
        ['', anyOutcome],
        ...outcomeNames.map(([name, words]) => [name, pick(words, locale)] as const),
      ]}
      onChoose={(chosen) => choose({ counted: chosen })}
    />
  );
}

function Lens() {
  const { counted, lens } = useStore($choice);
  const locale = useLive($locale, 'fa');
  const { anyLens, several } = useMessages(figureFilters);
  const sold = useStore($lensOptions).map(({ key, name }) => [key, name[locale]] as const);
  const options = [['', anyLens] as const, ['several', several] as const, ...sold];
  // What is not sold any more is named by its id.
  const isKnown = options.some(([key]) => key === lens);
  const given = isKnown ? [] : [[lens, lens.split(' ').at(-1) ?? lens] as const];
  // An order counts as a whole for the only lens it has; pieces break of each.
  const isWhole = counted !== '' && !counted.startsWith('broken');
  return (
    <FilterSelect
      name="figure-filter"
      label={isWhole ? texts.onlyLens : texts.withLens}
      chosen={lens}
      options={[...options, ...given]}
      onChoose={(chosen) => choose({ lens: chosen })}
    />
  );
}

function Fields() {
  useEffect(followFigureFilters, []);
  return (
    <>
      <Outcome />
      <Lens />
    </>
  );
}

/** The filters by what the lab's reports count: where they were asked for, or filter the list. */
export function FigureFilters() {
  return useStore($figureFilters) && <Fields />;
}
