import type { FactorKind } from '../../domain/second-factor/factors.ts';
import { secondFactor } from '../../i18n/second-factor/second-factor.ts';
import { say } from '../../ui/base/say.tsx';

const { texts } = secondFactor;

type AddFactorProps = {
  /** A new app takes the place of the one before. */
  hasApp: boolean;
  onAdd: (kind: FactorKind) => void;
};

/** The two kinds of factor, to add one. */
export function AddFactor({ hasApp, onAdd }: AddFactorProps) {
  return (
    <ul className="add-factor">
      <li>
        <button type="button" className="btn btn-outline-primary" onClick={() => onAdd('passkey')}>
          {say(texts.addPasskey)}
        </button>
        <small>{say(texts.addPasskeyHint)}</small>
      </li>
      <li>
        <button type="button" className="btn btn-outline-primary" onClick={() => onAdd('app')}>
          {say(hasApp ? texts.changeApp : texts.addApp)}
        </button>
        <small>{say(texts.addAppHint)}</small>
      </li>
    </ul>
  );
}
