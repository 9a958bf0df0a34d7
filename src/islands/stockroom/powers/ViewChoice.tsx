import { useStore } from '@nanostores/react';
import type { StockLens } from '../../../domain/stock/stock.ts';
import { formatMillimetres } from '../../../i18n/language/format-optics.ts';
import { inBoth } from '../../../i18n/language/message.ts';
import { gridTools } from '../../../i18n/power-grid/power-grid.ts';
import { $shelfView, viewShelf } from '../../../stores/stockroom/desk.ts';
import { $head } from '../../../stores/stockroom/typed.ts';
import { Choices } from '../../../ui/base/Choices.tsx';
import { OtherDiameter } from './OtherDiameter.tsx';

const { texts } = gridTools;

const halves = (['minus', 'plus', 'both'] as const).map((value) => {
  return { value, label: texts[value] };
});
const ranges = (['usual', 'whole'] as const).map((value) => ({ value, label: texts[value] }));

/** Choice of the lens and of the part of its chart. */
export function ViewChoice({ lenses }: { lenses: readonly StockLens[] }) {
  const view = useStore($shelfView);
  const { task } = useStore($head);
  if (!view) return null;
  const charts = lenses.find(({ id }) => id === view.lens)?.charts ?? [];
  const made = charts.map(({ diameter }) => diameter);
  const diameters = made.includes(view.diameter) ? made : [...made, view.diameter];
  return (
    <section className="surface power-grid-tools">
      <Choices
        legend={texts.lens}
        options={lenses.map(({ id, name }) => ({ value: id, label: [name.fa, name.en] as const }))}
        chosen={view.lens}
        onChoose={(lens) => viewShelf({ lens })}
      />
      <Choices
        legend={texts.diameter}
        options={diameters.map((diameter) => ({
          value: String(diameter),
          label: inBoth((locale) => formatMillimetres(diameter, locale)),
        }))}
        chosen={String(view.diameter)}
        onChoose={(diameter) => viewShelf({ diameter: Number(diameter) })}
      />
      <Choices
        legend={texts.half}
        options={halves}
        chosen={view.half}
        onChoose={(half) => viewShelf({ half })}
      />
      <Choices
        legend={texts.range}
        options={ranges}
        chosen={view.isWhole ? 'whole' : 'usual'}
        onChoose={(range) => viewShelf({ isWhole: range === 'whole' })}
      />
      {task === 'powers' && <OtherDiameter />}
    </section>
  );
}
