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
import { FilterSelect } from '../../ui/filters/FilterSelect.tsx';
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
  // A lens that has been discontinued is shown by its id.
  const isKnown = options.some(([key]) => key === lens);
  const unlisted = isKnown ? [] : [[lens, lens.split(' ').at(-1) ?? lens] as const];
  // A whole order counts for its only lens, but breakages count per piece.
  const isWhole = counted !== '' && !counted.startsWith('broken');
  return (
    <FilterSelect
      name="figure-filter"
      label={isWhole ? texts.onlyLens : texts.withLens}
      chosen={lens}
      options={[...options, ...unlisted]}
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

/** Filters by the figures of the lab's reports. Shown if the user opened them or one is active. */
export function FigureFilters() {
  return useStore($figureFilters) && <Fields />;
}
