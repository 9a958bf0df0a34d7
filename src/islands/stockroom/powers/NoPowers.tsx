import { stockroom } from '../../../i18n/stockroom/stockroom.ts';
import { enterAs } from '../../../stores/stockroom/desk.ts';
import { EmptyState } from '../../../ui/base/EmptyState.tsx';
import { say } from '../../../ui/base/say.tsx';
import { PricedPowers } from './FillPowers.tsx';

const { texts } = stockroom;

/** In place of the chart of a lens of which no power is kept: the two ways to take powers in. */
export function NoPowers() {
  return (
    <EmptyState picture="lens" title={texts.noPowers} text={texts.noPowersHint}>
      <PricedPowers look="primary" />
      <button
        type="button"
        className="btn btn-outline-primary"
        onClick={() => enterAs({ task: 'powers' })}
      >
        {say(texts.byHand)}
      </button>
    </EmptyState>
  );
}
