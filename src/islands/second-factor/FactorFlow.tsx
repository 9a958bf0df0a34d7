import { $flow, closeFlow } from '../../stores/second-factor/flow.ts';
import { useLive } from '../base/use-live.ts';
import { AppStep, PasskeyStep, PasswordStep } from './FlowSteps.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

/** The current step of changing the second factor. */
export function FactorFlow({ onKept = closeFlow }: { onKept?: () => void }) {
  const flow = useLive($flow, { at: 'rest', done: null });
  if (flow.at === 'password') return <PasswordStep flow={flow} />;
  if (flow.at === 'app') return <AppStep flow={flow} />;
  if (flow.at === 'passkey') return <PasskeyStep />;
  if (flow.at === 'codes') return <RecoveryCodes codes={flow.codes} onKept={onKept} />;
  return null;
}
