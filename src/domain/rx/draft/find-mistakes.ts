import type { LensCatalogue } from '../../catalogue/lens.ts';
import { lensKinds } from '../../catalogue/lens-choices.ts';
import { frameTexts } from '../../frame/frame-texts.ts';
import { blankDiameters } from '../../optics/blank-size.ts';
import { isStorable } from '../../vocabulary/is-storable.ts';
import type { Issue } from '../../vocabulary/issue.ts';
import { textLimits } from '../../vocabulary/limits.ts';
import { findIssues } from '../rules/rx-rules.ts';
import { longestEngraving } from '../service-limits.ts';
import type { RxDraft } from './draft.ts';
import { parcelOf } from './read-frame.ts';
import type { KnownDraft } from './read-known.ts';
import { findUnreadable, peopleTexts } from './read-people.ts';

/** All issues of a draft in form order, without warnings. */
export function findMistakes({ draft, rx }: KnownDraft, catalogue: LensCatalogue): Issue[] {
  const { people, eyes, lens, services, frame, more } = findIssues(rx, catalogue);
  return [
    ...checkText(draft, 'reference'),
    ...checkText(draft, 'patient'),
    ...findUnreadable(draft, rx),
    ...people,
    ...peopleTexts.flatMap((name) =>
      checkLength(`people.${name}`, draft.people[name], textLimits.people),
    ),
    ...eyes,
    ...checkLens(draft.lens, lens),
    ...services,
    ...checkLength('services.engraving', draft.services.engraving, longestEngraving),
    ...frame,
    ...frameTexts.flatMap((name) =>
      checkLength(`frameDetails.${name}`, draft.frameDetails[name], textLimits.frame),
    ),
    ...checkLength('frameDetails.parcel', parcelOf(draft) ?? '', textLimits.parcel),
    ...more,
    ...checkDiameter(draft),
    ...checkText(draft, 'requestNote'),
    ...checkText(draft, 'tray'),
    ...checkText(draft, 'remarks'),
  ];
}

type PlainText = Exclude<keyof typeof textLimits, 'frame' | 'parcel' | 'people'>;

function checkText(draft: RxDraft, field: PlainText): Issue[] {
  return checkLength(field, draft[field], textLimits[field]);
}

function checkLength(path: string, text: string, max: number): Issue[] {
  if (!isStorable(text)) return [{ path, code: 'invalid' }];
  return text.trim().length <= max ? [] : [{ path, code: 'tooLong', params: { max } }];
}

function checkDiameter({ wishes: { diameter } }: RxDraft): Issue[] {
  const isMade = diameter === '' || blankDiameters.some((each) => String(each) === diameter);
  return isMade ? [] : [{ path: 'wishes.diameter', code: 'invalid' }];
}

const lensSteps = ['kind', 'design', 'index', 'colour', 'coating'] as const;

function checkLens(typedLens: RxDraft['lens'], issues: readonly Issue[]): Issue[] {
  return lensSteps.flatMap((step): Issue[] => {
    const path = `lens.${step}`;
    if (typedLens[step] === '') return [{ path, code: 'required' }];
    const isKnown = step !== 'kind' || lensKinds.some((kind) => kind === typedLens.kind);
    return isKnown
      ? issues.filter((issue) => issue.path === path)
      : [{ path, code: 'unknownLens' }];
  });
}
