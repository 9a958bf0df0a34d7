import { type FieldErrors, get, type Resolver, set, type UseFormReturn } from 'react-hook-form';
import { type Issue, isWarning } from '../../domain/issue.ts';
import { emptyCatalogue } from '../../domain/lens.ts';
import { type EyeField, type EyeSide, rowFields } from '../../domain/prescription.ts';
import { readRxDraft } from '../../domain/read-rx-draft.ts';
import { emptyRxDraft, type RxDraft } from '../../domain/rx-draft.ts';
import { layDraft } from '../../domain/rx-draft-content.ts';
import { $catalogue } from '../../stores/catalogue.ts';

export type RxForm = UseFormReturn<RxDraft>;

type EyePath = `${EyeSide}.${EyeField}`;

export function eyePaths(side: EyeSide): readonly EyePath[] {
  return rowFields.map((field): EyePath => `${side}.${field}`);
}

/** Every field, in the order of entry. */
export const rxPaths = [
  'reference',
  'patient',
  'eyes',
  ...eyePaths('right'),
  ...eyePaths('left'),
  'lens.kind',
  'lens.design',
  'lens.index',
  'lens.colour',
  'lens.coating',
  'remarks',
] as const;
export type RxPath = (typeof rxPaths)[number];

export function asRxPath(name: string | undefined): RxPath | undefined {
  return rxPaths.find((path) => path === name);
}

/** A group of alternatives none of which is chosen holds null, against its type; a draft holds an empty text. */
function asDraft(values: RxDraft): RxDraft {
  return layDraft(emptyRxDraft(), values);
}

/** What the form holds right now. */
export function contentOf(form: RxForm): RxDraft {
  return asDraft(form.getValues());
}

export function readNow(draft: RxDraft) {
  return readRxDraft(draft, $catalogue.get() ?? emptyCatalogue);
}

function asErrors(issues: readonly Issue[]): FieldErrors<RxDraft> {
  const errors: FieldErrors<RxDraft> = {};
  for (const issue of issues) set(errors, issue.path, { type: issue.code, issue });
  return errors;
}

/** The form's only validation: the rules of the domain. */
export const resolveRx: Resolver<RxDraft> = (values) => {
  const draft = asDraft(values);
  const issues = readNow(draft).issues.filter((issue) => !isWarning(issue));
  return issues.length > 0
    ? { values: {}, errors: asErrors(issues) }
    : { values: draft, errors: {} };
};

/** The issue that is shown at a path. */
export function shownIssue(form: RxForm, path: RxPath): Issue | undefined {
  const issue: Issue | undefined = get(form.getFieldState(path), 'error.issue');
  return issue;
}
