import { useEffect, useState } from 'react';
import type { JudgedWarning } from '../../../../domain/rx/draft/read-order.ts';
import { dismiss, stillHolds } from '../../../../domain/rx/warnings/dismissals.ts';
import { isOfOneEye } from '../../../../domain/rx/warnings/of-one-eye.ts';
import { plainWarning } from '../../../../domain/rx/warnings/sound-fields.ts';
import { isDeepEqual } from '../../../../domain/vocabulary/deep-equal.ts';
import { rxWarnings } from '../../../../i18n/rx/lazy/rx-warnings.ts';
import { rxEyes } from '../../../../i18n/rx/rx-eyes.ts';
import { $catalogue } from '../../../../stores/rx/catalogue.ts';
import { contentOf, type RxForm } from '../../../../stores/rx/form.ts';
import { readNow } from '../../../../stores/rx/order-reading.ts';
import { Button } from '../../../../ui/base/Button.tsx';
import { Icon } from '../../../../ui/base/Icon.tsx';
import { say } from '../../../../ui/base/say.tsx';
import { DebouncedStatus } from '../../../base/DebouncedStatus.tsx';
import { focusPending, focusWarning } from '../../form/focus.ts';
import { useSentence } from '../../form/use-sentence.ts';

/** Warnings about the order, updated when typing pauses. Dismissals that no longer apply are removed. */
function useWarnings(form: RxForm): readonly JudgedWarning[] {
  const [warnings, setWarnings] = useState<readonly JudgedWarning[]>([]);
  useEffect(() => {
    const update = () => {
      const draft = contentOf(form);
      const { warnings: found, sound } = readNow(draft);
      const holding = draft.acknowledged.filter((each) => stillHolds(each, sound));
      if (holding.length < draft.acknowledged.length) form.put('acknowledged', holding);
      setWarnings((before) => (isDeepEqual(before, found) ? before : found));
    };
    const stops = [form.$debounced.subscribe(update), $catalogue.listen(update)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [form]);
  return warnings;
}

function dismissNow(form: RxForm, { code, path }: JudgedWarning): void {
  const draft = contentOf(form);
  const { sound, warnings } = readNow(draft);
  const others = draft.acknowledged.filter((each) => each.code !== code || each.path !== path);
  form.put('acknowledged', [...others, dismiss(code, path, sound)]);
  const next = warnings.find(
    (each) => !each.isDismissed && (each.code !== code || each.path !== path),
  );
  if (next) focusWarning(next);
}

function Warning({ form, warning }: { form: RxForm; warning: JudgedWarning }) {
  const { code, path, isDismissed } = warning;
  const text = useSentence(plainWarning(warning));
  const side = path.startsWith('right.') ? 'right' : 'left';
  return (
    <li className="rx-warning" data-dismissed={isDismissed}>
      <p>
        <Icon name="exclamation-circle" />
        <span>
          {isOfOneEye(code) && <>{say(rxEyes.texts[side])}: </>}
          {say(text)}
        </span>
      </p>
      <Button
        text={isDismissed ? rxWarnings.texts.dismissed : rxWarnings.texts.known}
        id={`${path}-${code}`}
        aria-pressed={isDismissed}
        onClick={() => dismissNow(form, warning)}
      />
    </li>
  );
}

/** Values that are allowed but unusual. Each must be acknowledged before the order can be sent. */
export function Warnings({ form }: { form: RxForm }) {
  const warnings = useWarnings(form);
  // After an attempt to send, the focus goes to the first warning, which may appear only now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the warnings change.
  useEffect(focusPending, [warnings]);
  return (
    <>
      <div id="rx-warnings">
        {warnings.length > 0 && (
          <ul className="rx-warnings">
            {warnings.map((warning) => (
              <Warning key={`${warning.path} ${warning.code}`} form={form} warning={warning} />
            ))}
          </ul>
        )}
      </div>
      <DebouncedStatus of="rx-warnings" />
    </>
  );
}
