import type { AcknowledgedWarning } from '../../i18n/rx/lazy/acknowledged-warnings.ts';
import { rxEyes } from '../../i18n/rx/rx-eyes.ts';
import { say } from '../base/say.tsx';

/** Items of a list: the warnings that the shop confirmed. */
export const WarningLines = ({ warnings }: { warnings: readonly AcknowledgedWarning[] }) =>
  warnings.map(({ side, text }) => (
    <li key={`${side} ${text[1]}`}>
      {side && <>{say(rxEyes.texts[side])}: </>}
      {say(text)}
    </li>
  ));
