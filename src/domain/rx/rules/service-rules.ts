import type { AskedLens } from '../../catalogue/follow-lens.ts';
import type { LensCatalogue, LensConflict, ServiceKind } from '../../catalogue/lens.ts';
import type { Issue } from '../../vocabulary/issue.ts';
import type { KnownServices } from '../known-rx.ts';
import { checkNumber } from '../number-fields.ts';

/** A choice, and the field in which it was made. */
interface Chosen {
  /** Its names in conflicts: by id and by kind. */
  readonly parts: readonly string[];
  readonly path: string;
}

/** All issues of services: not available, incomplete, or excluded by another choice. */
export function checkServices(
  services: KnownServices,
  lens: AskedLens,
  catalogue: LensCatalogue,
): Issue[] {
  const { tint, mirror, coats } = services;
  return [
    ...(tint ? checkTint(tint, catalogue) : []),
    ...(mirror === null ? [] : offered('services.mirror', 'mirror', mirror, catalogue)),
    ...coats.flatMap((id) => offered('services.coats', 'coat', id, catalogue)).slice(0, 1),
    ...checkConflicts(services, lens, catalogue),
  ];
}

function checkTint(
  { colour, density, form }: NonNullable<KnownServices['tint']>,
  catalogue: LensCatalogue,
): Issue[] {
  return [
    ...(colour === ''
      ? [{ path: 'services.tint.colour', code: 'required' as const }]
      : offered('services.tint.colour', 'tint', colour, catalogue)),
    ...(density === null
      ? [{ path: 'services.tint.density', code: 'valueMissing' as const }]
      : checkNumber('services.tint.density', density)),
    ...(form === '' ? [{ path: 'services.tint.form', code: 'required' as const }] : []),
  ];
}

function offered(
  path: string,
  kind: ServiceKind,
  id: string,
  { services }: LensCatalogue,
): Issue[] {
  const isOffered = services.some((service) => service.id === id && service.kind === kind);
  return isOffered ? [] : [{ path, code: 'notOffered' }];
}

/** A conflict is shown at the later of its two choices, in form order. */
function checkConflicts(
  services: KnownServices,
  lens: AskedLens,
  { conflicts }: LensCatalogue,
): Issue[] {
  const chosen = choicesOf(services, lens);
  return conflicts.flatMap(({ one, other, reason }): Issue[] => {
    const indexes = [one, other].map((part) =>
      chosen.findIndex(({ parts }) => parts.includes(part)),
    );
    if (indexes.includes(-1)) return [];
    const path = chosen[Math.max(...indexes)]?.path ?? '';
    return [{ path, code: 'conflict', params: { ...reason } }];
  });
}

function choicesOf({ tint, mirror, coats, engraving }: KnownServices, lens: AskedLens): Chosen[] {
  const service = (kind: ServiceKind, id: string, path: string): Chosen => {
    return { parts: [`service:${id}`, `kind:${kind}`], path };
  };
  return [
    ...(['design', 'colour', 'coating'] as const).map((step) => {
      return { parts: [`${step}:${lens[step]}`], path: `lens.${step}` };
    }),
    ...(tint?.colour ? [service('tint', tint.colour, 'services.tint.colour')] : []),
    ...(mirror ? [service('mirror', mirror, 'services.mirror')] : []),
    ...coats.map((id) => service('coat', id, 'services.coats')),
    ...(engraving ? [service('engraving', 'engraving', 'services.engraving')] : []),
  ];
}

/** The conflict that prevents choosing a service now; undefined if it can be chosen. */
export function conflictWith(
  service: { readonly id: string; readonly kind: ServiceKind },
  services: KnownServices,
  lens: AskedLens,
  { conflicts }: LensCatalogue,
): LensConflict | undefined {
  const own = [`service:${service.id}`, `kind:${service.kind}`];
  const others = choicesOf(services, lens)
    .flatMap(({ parts }) => parts)
    .filter((part) => !own.includes(part));
  return conflicts.find(
    ({ one, other }) =>
      (own.includes(one) && others.includes(other)) ||
      (own.includes(other) && others.includes(one)),
  );
}
