import { secondStep } from '../../i18n/login/second-step.ts';
import { enter } from '../../stores/login/second-step.ts';
import { $flow, askFor, givePassword } from '../../stores/second-factor/flow.ts';
import { say } from '../../ui/base/say.tsx';
import { useLive } from '../base/use-live.ts';
import { AddFactor } from '../second-factor/AddFactor.tsx';
import { FactorFlow } from '../second-factor/FactorFlow.tsx';

type EnrolProps = {
  /** The password the user has just typed. */
  password: string;
  onSignedIn: () => void;
};

/** Sets up a second factor for users who must have one and have none yet. */
export function Enrol({ password, onSignedIn }: EnrolProps) {
  const flow = useLive($flow, { at: 'rest', done: null });
  return (
    <>
      <p>{say(secondStep.texts.enrolHint)}</p>
      {flow.at === 'rest' && (
        <AddFactor
          hasApp={false}
          onAdd={(kind) => {
            askFor({ what: 'add', kind });
            void givePassword(password);
          }}
        />
      )}
      <FactorFlow onKept={() => void enter().then(onSignedIn)} />
    </>
  );
}
