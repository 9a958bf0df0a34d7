import type { Factor, KeptPasskey, OwnFactors } from '../../domain/second-factor/factors.ts';
import { instantText } from '../../i18n/calendar/instant-text.ts';
import { fill, type Message } from '../../i18n/language/message.ts';
import { secondFactor } from '../../i18n/second-factor/second-factor.ts';
import { askFor } from '../../stores/second-factor/flow.ts';
import { say } from '../../ui/base/say.tsx';

const { texts } = secondFactor;

function nameOf({ browser, system }: KeptPasskey): Message {
  const device = browser && system ? fill(texts.device, { browser, system }) : browser || system;
  return device ? fill(texts.passkeyOn, { device }) : texts.passkey;
}

type FactorRowProps = { name: Message; facts: readonly Message[]; factor: Factor; isKept: boolean };

function FactorRow({ name, facts, factor, isKept }: FactorRowProps) {
  return (
    <li className="privacy-session">
      <div>
        <strong>{say(name)}</strong>
        {facts.map((fact) => (
          <small key={fact[1]}>{say(fact)}</small>
        ))}
      </div>
      {!isKept && (
        <button
          type="button"
          className="btn btn-outline-danger"
          onClick={() => askFor({ what: 'remove', factor })}
        >
          {say(texts.remove)}
          <span className="visually-hidden"> {say(name)}</span>
        </button>
      )}
    </li>
  );
}

/** The user's second factors. */
export function FactorList({ factors }: { factors: OwnFactors }) {
  const { passkeys, app, isRequired } = factors;
  const isKept = isRequired && passkeys.length + (app ? 1 : 0) < 2;
  if (passkeys.length === 0 && !app) {
    return <p>{say(texts.none)}</p>;
  }
  return (
    <ul>
      {passkeys.map((passkey) => {
        const { id, createdAt, usedAt } = passkey;
        const added = fill(texts.addedAt, { at: instantText(createdAt) });
        const facts = usedAt ? [added, fill(texts.usedAt, { at: instantText(usedAt) })] : [added];
        const factor = { kind: 'passkey', id } as const;
        return <FactorRow key={id} name={nameOf(passkey)} {...{ facts, factor, isKept }} />;
      })}
      {app && (
        <FactorRow
          name={texts.app}
          facts={[fill(texts.addedAt, { at: instantText(app.createdAt) })]}
          factor={{ kind: 'app' }}
          isKept={isKept}
        />
      )}
    </ul>
  );
}
