import { stockroom } from '../../../i18n/stockroom/stockroom.ts';
import { enterAs } from '../../../stores/stockroom/desk.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { EmptyState } from '../../../ui/base/EmptyState.tsx';
import { PricedPowers } from './FillPowers.tsx';

const { texts } = stockroom;

/** Replaces the chart of a lens without powers in stock, with two ways to add powers. */
export function NoPowers() {
  return (
    <EmptyState picture="lens" title={texts.noPowers} text={texts.noPowersHint}>
      <PricedPowers look="primary" />
      <Button text={texts.byHand} onClick={() => enterAs({ task: 'powers' })} />
    </EmptyState>
  );
}
