import { usualNearPds } from '../../../../domain/rx/draft/near-pd.ts';
import { eyeSides } from '../../../../domain/vocabulary/eye.ts';
import { formatEyeValue, writeEyeValue } from '../../../../i18n/language/format-optics.ts';
import { inBoth } from '../../../../i18n/language/message.ts';
import { rxLazy } from '../../../../i18n/rx/lazy/rx-lazy.ts';
import { rxEyes } from '../../../../i18n/rx/rx-eyes.ts';
import type { RxForm } from '../../../../stores/rx/form.ts';
import { $locale } from '../../../../stores/shell/locale.ts';
import { Button } from '../../../../ui/base/Button.tsx';
import { say } from '../../../../ui/base/say.tsx';
import { DebouncedStatus } from '../../../base/DebouncedStatus.tsx';
import { focusField } from '../../form/focus.ts';
import { useKnown } from '../../form/use-draft.ts';

const { texts } = rxLazy;

/** Offers near PDs estimated from the distance PDs. They are filled in only on request. */
export function NearPdOffer({ form }: { form: RxForm }) {
  const usual = useKnown(form, usualNearPds);
  const offered = eyeSides.flatMap((side) => {
    const value = usual[side];
    return value === null ? [] : [{ side, value }];
  });
  const [first] = offered;
  const take = () => {
    for (const { side, value } of offered) {
      form.set(`${side}.nearPd`, writeEyeValue('nearPd', value, $locale.get()));
    }
    if (first) focusField(`${first.side}.nearPd`);
  };
  return (
    <>
      <div id="rx-near-pd">
        {first && (
          <p className="rx-note rx-near-pd">
            <span>{say(texts.usualNearPd)}</span>
            {offered.map(({ side, value }) => (
              <span key={side}>
                {say(rxEyes.texts[side])}{' '}
                <strong className="number">
                  {say(inBoth((locale) => formatEyeValue('nearPd', value, locale)))}
                </strong>
              </span>
            ))}
            <Button text={texts.useNearPd} onClick={take} />
          </p>
        )}
      </div>
      <DebouncedStatus of="rx-near-pd" />
    </>
  );
}
