import { stockroom } from '../../../i18n/stockroom/stockroom.ts';
import { enterAs } from '../../../stores/stockroom/desk.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { EmptyState } from '../../../ui/base/EmptyState.tsx';
import { PricedPowers } from './FillPowers.tsx';

const { texts } = stockroom;

/** In place of the chart of a lens of which no power is kept: the two ways to take powers in. */
export function NoPowers() {
  return (
    <EmptyState picture="lens" title={texts.noPowers} text={texts.noPowersHint}>
      <PricedPowers look="primary" />
      <Button text={texts.byHand} onClick={() => enterAs({ task: 'powers' })} />
    </EmptyState>
  );
}
