import { powerFields } from '../../../../domain/optics/eye-fields.ts';
import type { SpheroCylinder } from '../../../../domain/optics/sphero-cylinder.ts';
import { type EyeSide, eyeSides } from '../../../../domain/vocabulary/eye.ts';
import { formatEyeValue } from '../../../../i18n/language/format-optics.ts';
import { inBoth } from '../../../../i18n/language/message.ts';
import { rxLazy } from '../../../../i18n/rx/lazy/rx-lazy.ts';
import { rx } from '../../../../i18n/rx/rx.ts';
import { rxEyes } from '../../../../i18n/rx/rx-eyes.ts';
import type { RxForm } from '../../../../stores/rx/form.ts';
import { Button } from '../../../../ui/base/Button.tsx';
import { say } from '../../../../ui/base/say.tsx';
import { useVertex } from './use-vertex.ts';

const { texts } = rxLazy;

function Power({ side, power }: { side: EyeSide; power: SpheroCylinder }) {
  const written = inBoth((locale) =>
    powerFields
      .flatMap((field) => {
        const value = power[field];
        return value === null ? [] : [formatEyeValue(field, value, locale)];
      })
      .join(' '),
  );
  return (
    <li>
      {say(rxEyes.texts[side])}:{' '}
      <bdi className="number" dir="ltr">
        {say(written)}
      </bdi>
    </li>
  );
}

/** Shows the power compensated for vertex distance. It is applied only on request. */
export function VertexHelp({ form }: { form: RxForm }) {
  const { eyes, isOffered, isApplied, apply, undo } = useVertex(form);
  return (
    <div role="status">
      {isOffered && (
        <div className="rx-note rx-vertex">
          <p>{say(texts.vertexOffer)}</p>
          <ul className="rx-facts">
            {eyeSides.map((side) => {
              const power = eyes[side];
              return power && <Power key={side} side={side} power={power} />;
            })}
          </ul>
          <Button text={texts.vertexApply} onClick={apply} />
        </div>
      )}
      {isApplied && (
        <p className="rx-note">
          {say(texts.vertexApplied)}
          <Button look="link" text={rx.texts.undo} onClick={undo} />
        </p>
      )}
    </div>
  );
}
