import type { Bilingual } from '../../../domain/bilingual.ts';
import { askedLens, knownServices } from '../../../domain/known-draft.ts';
import { emptyCatalogue, type LensService, type ServiceKind } from '../../../domain/lens.ts';
import { conflictWith } from '../../../domain/service-rules.ts';
import { $catalogue } from '../../../stores/catalogue.ts';
import { useLive } from '../../use-live.ts';
import type { RxForm } from '../rx-form.ts';
import { useDraft } from '../use-draft.ts';

/** Something the lab does, and why it cannot be chosen beside what is chosen already, if it cannot. */
export type Offered = LensService & { reason: Bilingual | undefined };

/** What the lab does to lenses, by kind. */
export function useServices(form: RxForm): (kind: ServiceKind) => Offered[] {
  const catalogue = useLive($catalogue, null) ?? emptyCatalogue;
  const reasons = useDraft(form, (draft) => {
    const services = knownServices(draft);
    const lens = askedLens(draft.lens);
    return catalogue.services.map(
      (each) => conflictWith(each, services, lens, catalogue)?.reason ?? null,
    );
  });
  return (kind) =>
    catalogue.services
      .map((service, place) => ({ ...service, reason: reasons[place] ?? undefined }))
      .filter((service) => service.kind === kind);
}
