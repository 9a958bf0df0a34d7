import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { StockLens } from '../../../domain/stock/stock.ts';
import { formatMillimetres } from '../../../i18n/language/format-optics.ts';
import { inBoth } from '../../../i18n/language/message.ts';
import { gridMore } from '../../../i18n/power-grid/grid-more.ts';
import { gridTools } from '../../../i18n/power-grid/power-grid.ts';
import { redoEdit, undoEdit } from '../../../stores/power-grid/edits.ts';
import {
  $canRedo,
  $canUndo,
  $gridWindow,
  $setup,
  type GridSetup,
  setUp,
} from '../../../stores/power-grid/grid.ts';
import { Choices } from '../../../ui/base/Choices.tsx';
import { Icon } from '../../../ui/base/Icon.tsx';
import type { IconName } from '../../../ui/base/icon-names.ts';
import { say } from '../../../ui/base/say.tsx';
import { useMessages } from '../../base/use-messages.ts';
import { GridText } from './GridText.tsx';
import { LazyMore } from './LazyMore.tsx';

const { texts } = gridTools;

const halves = (['minus', 'plus', 'both'] as const).map((value) => {
  return { value, label: texts[value] };
});
const units = (['pieces', 'pairs'] as const).map((value) => ({ value, label: texts[value] }));
const ranges = (['usual', 'whole'] as const).map((value) => ({ value, label: texts[value] }));

function LensChoice({ lenses }: { lenses: readonly StockLens[] }) {
  const window = useStore($gridWindow);
  const charts = lenses.find(({ id }) => id === window?.lens)?.charts ?? [];
  return (
    <>
      <Choices
        legend={texts.lens}
        options={lenses.map(({ id, name }) => ({ value: id, label: [name.fa, name.en] as const }))}
        chosen={window?.lens ?? ''}
        onChoose={(lens) => setUp({ lens })}
      />
      <Choices
        legend={texts.diameter}
        options={charts.map(({ diameter }) => ({
          value: String(diameter),
          label: inBoth((locale) => formatMillimetres(diameter, locale)),
        }))}
        chosen={String(window?.diameter)}
        onChoose={(diameter) => setUp({ diameter: Number(diameter) })}
      />
    </>
  );
}

function ViewChoice({ setup: { half, isWhole, unit } }: { setup: GridSetup }) {
  return (
    <>
      <Choices
        legend={texts.half}
        options={halves}
        chosen={half}
        onChoose={(chosen) => setUp({ half: chosen })}
      />
      <Choices
        legend={texts.range}
        options={ranges}
        chosen={isWhole ? 'whole' : 'usual'}
        onChoose={(range) => setUp({ isWhole: range === 'whole' })}
      />
      <Choices
        legend={texts.unit}
        options={units}
        chosen={unit}
        onChoose={(chosen) => setUp({ unit: chosen })}
      />
    </>
  );
}

type StepProps = { icon: IconName; name: string; isOpen: boolean; act: () => void };

function Step({ icon, name, isOpen, act }: StepProps) {
  return (
    <button
      type="button"
      className="choice power-grid-step"
      title={name}
      aria-label={name}
      disabled={!isOpen}
      onClick={act}
    >
      <Icon name={icon} />
    </button>
  );
}

type StepsProps = { isMore: boolean; onMore: () => void };

/** Undo, redo and the button for less common actions. */
function Steps({ isMore, onMore }: StepsProps) {
  const canUndo = useStore($canUndo);
  const canRedo = useStore($canRedo);
  const { undo, redo } = useMessages(gridTools);
  return (
    <div className="power-grid-steps">
      <Step icon="arrow-counterclockwise" name={undo} isOpen={canUndo} act={undoEdit} />
      <Step icon="arrow-clockwise" name={redo} isOpen={canRedo} act={redoEdit} />
      <button type="button" className="choice" aria-expanded={isMore} onClick={onMore}>
        {say(gridMore.texts.open)}
      </button>
    </div>
  );
}

/** Choice of lens, part of the chart, and unit, and the order's reference. */
export function GridTools({ lenses }: { lenses: readonly StockLens[] }) {
  const setup = useStore($setup);
  const [isMore, setMore] = useState(false);
  return (
    <>
      <section className="surface power-grid-tools">
        <LensChoice lenses={lenses} />
        <ViewChoice setup={setup} />
        <GridText name="reference" />
        <Steps isMore={isMore} onMore={() => setMore(!isMore)} />
      </section>
      {isMore && <LazyMore />}
    </>
  );
}
