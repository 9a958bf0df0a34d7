import {
  emptyCatalogue,
  type LensService,
  type ServiceKind,
} from '../../../../domain/catalogue/lens.ts';
import { conflictWith } from '../../../../domain/rx/rules/service-rules.ts';
import type { Bilingual } from '../../../../domain/vocabulary/bilingual.ts';
import { $catalogue } from '../../../../stores/rx/catalogue.ts';
import type { RxForm } from '../../../../stores/rx/form.ts';
import { useLive } from '../../../base/use-live.ts';
import { useKnown } from '../../form/use-draft.ts';

/** Something the lab does, and why it cannot be chosen beside what is chosen already, if it cannot. */
export type Offered = LensService & { reason: Bilingual | undefined };

/** What the lab does to lenses, by kind. */
export function useServices(form: RxForm): (kind: ServiceKind) => Offered[] {
  const catalogue = useLive($catalogue, null) ?? emptyCatalogue;
  const reasons = useKnown(form, ({ rx: { services, lens } }) =>
    catalogue.services.map((each) => conflictWith(each, services, lens, catalogue)?.reason ?? null),
  );
  return (kind) =>
    catalogue.services
      .map((service, index) => ({ ...service, reason: reasons[index] ?? undefined }))
      .filter((service) => service.kind === kind);
}
