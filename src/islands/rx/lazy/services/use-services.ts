import { emptyCatalogue } from '../../../../domain/catalogue/empty-catalogue.ts';
import type { LensService, ServiceKind } from '../../../../domain/catalogue/lens.ts';
import { conflictWith } from '../../../../domain/rx/rules/service-rules.ts';
import type { Bilingual } from '../../../../domain/vocabulary/bilingual.ts';
import { $catalogue } from '../../../../stores/rx/catalogue.ts';
import type { RxForm } from '../../../../stores/rx/form.ts';
import { useLive } from '../../../base/use-live.ts';
import { useKnown } from '../../form/use-draft.ts';

/** A service, with the reason if it conflicts with what is already chosen. */
export type Offered = LensService & { reason: Bilingual | undefined };

/** The lab's services, by kind. */
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
