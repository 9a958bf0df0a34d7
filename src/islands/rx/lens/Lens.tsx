import { useEffect, useState } from 'react';
import { emptyCatalogue } from '../../../domain/catalogue/empty-catalogue.ts';
import type { LensCatalogue } from '../../../domain/catalogue/lens.ts';
import {
  chooseStep,
  keepPossible,
  type LensDraft,
  type LensStep,
  lensOptions,
  lensSteps,
} from '../../../domain/rx/draft/lens-steps.ts';
import { rx } from '../../../i18n/rx/rx.ts';
import { rxChoices } from '../../../i18n/rx/rx-choices.ts';
import { rxFields } from '../../../i18n/rx/rx-fields.ts';
import { $catalogue } from '../../../stores/rx/catalogue.ts';
import { contentOf, type RxForm } from '../../../stores/rx/form.ts';
import { $showServices, toggleServices } from '../../../stores/rx/show-services.ts';
import { say } from '../../../ui/base/say.tsx';
import { useLive } from '../../base/use-live.ts';
import { LazyNothingSold } from '../../compose/LazyNothingSold.tsx';
import { RadioChoice } from '../fields/RadioChoice.tsx';
import { Fold } from '../fold/Fold.tsx';
import { LazyPart } from '../fold/LazyPart.tsx';
import { useDraft } from '../form/use-draft.ts';
import { CatalogueNote } from './CatalogueNote.tsx';
import { LensSelect } from './LensSelect.tsx';
import { useOptionTexts } from './use-option-texts.ts';

const { singleVision, bifocal, progressive } = rxChoices.texts;
const { distance, near } = rxChoices.texts;
const uses = { distance, near } as const;
const kinds = { singleVision, bifocal, progressive } as const;

type LensProps = {
  form: RxForm;
  /** Called on leaving a field, so that it can be checked. */
  leave: (name: string) => void;
};

/** Chooses a lens step by step. Earlier choices that become impossible are cleared, and marked until chosen again. */
function useLensSteps({ form, leave }: LensProps, catalogue: LensCatalogue | null) {
  const lens = useDraft(form, (draft) => draft.lens);
  const [withdrawn, setWithdrawn] = useState<readonly LensStep[]>([]);

  function take(next: { lens: LensDraft; withdrawn: readonly LensStep[] }): void {
    const before = contentOf(form).lens;
    for (const step of lensSteps) {
      if (next.lens[step] !== before[step]) form.set(`lens.${step}`, next.lens[step]);
    }
    setWithdrawn((before) => [...new Set([...before, ...next.withdrawn])]);
  }

  useEffect(() => {
    if (!catalogue) return;
    const next = keepPossible(lens, catalogue);
    if (next.withdrawn.length > 0) take(next);
  });

  const choose = (step: LensStep, value: string) => {
    setWithdrawn((before) => before.filter((each) => each !== step));
    take(chooseStep(contentOf(form).lens, step, value, catalogue ?? emptyCatalogue));
    leave(`lens.${step}`);
  };
  return { lens, withdrawn, choose };
}

/** The lens, chosen step by step from the catalogue. */
export function Lens({ form, leave }: LensProps) {
  const catalogue = useLive($catalogue, null);
  const { lens, withdrawn, choose } = useLensSteps({ form, leave }, catalogue);
  const showsServices = useLive($showServices, false);
  const textsOf = useOptionTexts(catalogue ?? emptyCatalogue);
  const options = lensOptions(lens, catalogue ?? emptyCatalogue);
  return (
    <section className="surface rx-lens" aria-labelledby="rx-lens">
      <h2 id="rx-lens">{say(rx.texts.lens)}</h2>
      <RadioChoice
        form={form}
        path="lens.kind"
        legend={rxFields.texts.kind}
        options={kinds}
        onChoose={() => leave('lens.kind')}
      />
      <CatalogueNote form={form} isKnown={catalogue !== null} />
      {catalogue?.designs.length === 0 && <LazyNothingSold of="lenses" />}
      <div className="rx-steps">
        {lensSteps.map((step) => (
          <LensSelect
            key={step}
            form={form}
            step={step}
            value={lens[step]}
            options={options[step].map((value) => ({ value, text: textsOf(step, value) }))}
            isWithdrawn={withdrawn.includes(step)}
            onChoose={(value) => choose(step, value)}
          />
        ))}
      </div>
      {lens.kind === 'singleVision' && (
        <RadioChoice form={form} path="use" legend={rxFields.texts.use} options={uses} isOptional />
      )}
      {lens.kind !== '' && <LazyPart form={form} part="availability" />}
      <Fold
        form={form}
        part="services"
        title={rx.texts.services}
        holds={['services.']}
        state={{ isOpen: showsServices, toggle: toggleServices }}
      />
    </section>
  );
}
