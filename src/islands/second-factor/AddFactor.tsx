import type { FactorKind } from '../../domain/second-factor/factors.ts';
import { secondFactor } from '../../i18n/second-factor/second-factor.ts';
import { Button } from '../../ui/base/Button.tsx';
import { say } from '../../ui/base/say.tsx';

const { texts } = secondFactor;

type AddFactorProps = {
  /** Whether the user already has an app, which a new one would replace. */
  hasApp: boolean;
  onAdd: (kind: FactorKind) => void;
};

/** Buttons to add a factor of either kind. */
export function AddFactor({ hasApp, onAdd }: AddFactorProps) {
  return (
    <ul className="add-factor">
      <li>
        <Button text={texts.addPasskey} onClick={() => onAdd('passkey')} />
        <small>{say(texts.addPasskeyHint)}</small>
      </li>
      <li>
        <Button text={hasApp ? texts.changeApp : texts.addApp} onClick={() => onAdd('app')} />
        <small>{say(texts.addAppHint)}</small>
      </li>
    </ul>
  );
}
