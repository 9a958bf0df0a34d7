import { rx } from '../../../i18n/rx/rx.ts';
import { rxChoices } from '../../../i18n/rx/rx-choices.ts';
import { rxFields } from '../../../i18n/rx/rx-fields.ts';
import type { RxForm } from '../../../stores/rx/form.ts';
import { say } from '../../../ui/base/say.tsx';
import { RadioChoice } from '../fields/RadioChoice.tsx';
import { Fold } from '../fold/Fold.tsx';

const { uncut, remoteEdged, fullGlaze } = rxChoices.texts;
const jobs = { uncut, remoteEdged, fullGlaze } as const;

/** Kind of job and frame. */
export function Job({ form }: { form: RxForm }) {
  return (
    <section className="surface rx-lens" aria-labelledby="rx-job">
      <h2 id="rx-job">{say(rx.texts.frame)}</h2>
      <RadioChoice
        form={form}
        path="job"
        legend={rxFields.texts.job}
        options={jobs}
        preset="uncut"
      />
      <Fold
        form={form}
        part="frame"
        title={rx.texts.frameMeasures}
        holds={['frame.', 'frameDetails.']}
        isNeeded={({ job, trace }) => job !== 'uncut' || trace !== null}
      />
    </section>
  );
}
