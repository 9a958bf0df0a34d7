import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { countText } from '../../../i18n/language/count-text.ts';
import { fill } from '../../../i18n/language/message.ts';
import { stockLevels } from '../../../i18n/stock-files/stock-levels.ts';
import { $setup, gridLayers, setUp } from '../../../stores/power-grid/grid.ts';
import {
  $proposal,
  clearCounts,
  followLevels,
  takeProposal,
} from '../../../stores/power-grid/levels.ts';
import { Choices } from '../../../ui/base/Choices.tsx';
import { say } from '../../../ui/base/say.tsx';

const { texts } = stockLevels;

const layers = gridLayers.map((value) => ({ value, label: texts[value] }));

/** A shop's target levels, its counts, and the order that makes up the difference. */
export function FillUp() {
  const { layer } = useStore($setup);
  const { levels, uncounted, targets } = useStore($proposal);
  useEffect(followLevels, []);
  return (
    <section aria-labelledby="more-fill-up">
      <h2 id="more-fill-up">{say(texts.title)}</h2>
      <Choices
        legend={texts.shown}
        options={layers}
        chosen={layer}
        onChoose={(chosen) => setUp({ layer: chosen })}
      />
      <p className="more-hint" role="status">
        {say(
          levels === 0
            ? texts.hint
            : fill(texts.known, { levels: countText(levels), uncounted: countText(uncounted) }),
        )}
      </p>
      <div className="more-row">
        <button
          type="button"
          className="choice"
          disabled={targets.length === 0}
          onClick={takeProposal}
        >
          {say(texts.propose)}
        </button>
        <button type="button" className="choice" onClick={clearCounts}>
          {say(texts.clearCounts)}
        </button>
      </div>
    </section>
  );
}
