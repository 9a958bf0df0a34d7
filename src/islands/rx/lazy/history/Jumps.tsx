import { useState } from 'react';
import type { ComparedEye } from '../../../../domain/rx-history/compare.ts';
import { type EyeSide, eyeSides } from '../../../../domain/vocabulary/eye.ts';
import { fill, inBoth } from '../../../../i18n/language/message.ts';
import { formatBare } from '../../../../i18n/rx/format-measure.ts';
import { rxEyes } from '../../../../i18n/rx/rx-eyes.ts';
import { rxHistory } from '../../../../i18n/rx-history/rx-history.ts';
import { Button } from '../../../../ui/base/Button.tsx';
import { say } from '../../../../ui/base/say.tsx';
import { focusField } from '../../form/focus.ts';

const { texts } = rxHistory;

type JumpProps = { side: EyeSide; by: number; onConfirm: () => void };

function Jump({ side, by, onConfirm }: JumpProps) {
  const places = {
    eye: rxEyes.texts[side],
    by: inBoth((locale) => formatBare('dioptre', by, locale)),
  };
  return (
    <div className="rx-question" role="alert">
      <p>{say(fill(texts.jump, places))}</p>
      <Button text={texts.confirm} onClick={onConfirm} />
      <Button text={texts.correct} onClick={() => focusField(`${side}.sphere`)} />
    </div>
  );
}

/** Asks the user to confirm an eye that changed more than usual. A different change must be confirmed again. */
export function Jumps(eyes: Readonly<Record<EyeSide, ComparedEye>>) {
  const [confirmed, setConfirmed] = useState<Partial<Record<EyeSide, number>>>({});
  return eyeSides.map((side) => {
    const { jump } = eyes[side];
    if (jump === null || confirmed[side] === jump) return null;
    const confirm = () => setConfirmed({ ...confirmed, [side]: jump });
    return <Jump key={side} side={side} by={jump} onConfirm={confirm} />;
  });
}
