import { type FrameFact, frameFacts } from '../../../../domain/advice/frame-facts.ts';
import { emptyCatalogue } from '../../../../domain/catalogue/empty-catalogue.ts';
import { eyeSides } from '../../../../domain/vocabulary/eye.ts';
import { fill, inBoth } from '../../../../i18n/language/message.ts';
import { formatMeasure } from '../../../../i18n/rx/format-measure.ts';
import { rxLazy } from '../../../../i18n/rx/lazy/rx-lazy.ts';
import { rxEyes } from '../../../../i18n/rx/rx-eyes.ts';
import { $catalogue } from '../../../../stores/rx/catalogue.ts';
import type { RxForm } from '../../../../stores/rx/form.ts';
import { say } from '../../../../ui/base/say.tsx';
import { useLive } from '../../../base/use-live.ts';
import { useKnown } from '../../form/use-draft.ts';

const { texts } = rxLazy;

function Fact({ fact }: { fact: FrameFact }) {
  const { prism } = fact;
  const amount = (of: number) => inBoth((locale) => formatMeasure('prism', of, locale));
  const length = (tenths: number) => inBoth((locale) => formatMeasure('tenth', tenths, locale));
  const places = { move: length(fact.decentration), least: length(fact.least) };
  return (
    <>
      {say(fill(fact.isInwards ? texts.movedInwards : texts.movedOutwards, places))}{' '}
      {prism !== null && prism >= 25 && say(fill(texts.uncentred, { amount: amount(prism) }))}
    </>
  );
}

/** Values computed from frame, PD and power: decentration, smallest blank, and prism if not decentred. */
export function FrameFacts({ form }: { form: RxForm }) {
  const catalogue = useLive($catalogue, null) ?? emptyCatalogue;
  const facts = useKnown(form, (known) => frameFacts(known, catalogue));
  return (
    <ul className="rx-facts">
      {eyeSides.map((side) => {
        const fact = facts[side];
        return (
          fact && (
            <li key={side}>
              <strong>{say(rxEyes.texts[side])}:</strong> <Fact fact={fact} />
            </li>
          )
        );
      })}
    </ul>
  );
}
