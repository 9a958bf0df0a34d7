import * as z from 'zod/mini';
import { readEye } from './eye-reading.ts';
import { checkEye, type KnownEye } from './eye-rules.ts';
import type { Issue } from './issue.ts';
import { type LensCatalogue, lensKind } from './lens.ts';
import { type AskedLens, followLens } from './lens-rules.ts';
import { textLimits } from './order-text.ts';
import { type EyeSide, eyePrescription } from './prescription.ts';
import { type RxOrder, rxOrder } from './rx.ts';
import { toMinusForm } from './transposition.ts';

/** A draft outlives releases of the panel: what an older one did not keep comes back empty, the rest as typed. */
const typed = z._default(z.string(), '');

const eyeDraft = z.object({
  sphere: typed,
  cylinder: typed,
  axis: typed,
  add: typed,
  pd: typed,
  height: typed,
});
export type EyeDraft = z.infer<typeof eyeDraft>;

const lensDraft = z.object({
  kind: typed,
  design: typed,
  index: typed,
  colour: typed,
  coating: typed,
});

const lensSteps = ['kind', 'design', 'index', 'colour', 'coating'] as const;

/** What the shop typed, as it typed it; kept on the device until it is an order. `index` is in hundredths, `156`. */
export const rxDraft = z.object({
  reference: typed,
  patient: typed,
  remarks: typed,
  eyes: z._default(z.enum(['both', 'right', 'left']), 'both'),
  right: z.prefault(eyeDraft, {}),
  left: z.prefault(eyeDraft, {}),
  lens: z.prefault(lensDraft, {}),
});
export type RxDraft = z.infer<typeof rxDraft>;

export function emptyRxDraft(): RxDraft {
  return rxDraft.parse({});
}

/**
 * Reads a draft into an order in minus-cylinder form. Every issue is collected, in the order of the form's fields;
 * the order is null exactly when there are issues.
 */
export function readRxDraft(
  draft: RxDraft,
  catalogue: LensCatalogue,
): { order: RxOrder | null; issues: Issue[] } {
  const asked = askedLens(draft.lens);
  const lens = followLens(asked, catalogue);
  const right = readSide(draft, 'right');
  const left = readSide(draft, 'left');
  const issues = [
    ...checkText(draft, 'reference'),
    ...checkText(draft, 'patient'),
    ...(right ? checkEye('right', right, lens) : []),
    ...(left ? checkEye('left', left, lens) : []),
    ...checkLens(draft.lens, lens.issues),
    ...checkText(draft, 'remarks'),
  ];
  if (issues.length > 0) return { order: null, issues };
  const { kind: _, ...choice } = asked;
  return parseOrder({
    kind: 'rx',
    reference: draft.reference.trim(),
    patient: draft.patient.trim(),
    remarks: draft.remarks.trim(),
    right: settle(right),
    left: settle(left),
    lens: choice,
  });
}

function checkText(draft: RxDraft, field: keyof typeof textLimits): Issue[] {
  const max = textLimits[field];
  if (draft[field].trim().length <= max) return [];
  return [{ path: field, code: 'tooLong', params: { max } }];
}

/** An eye that is not ordered is null, whatever is still typed in its row. */
export function readSide(draft: RxDraft, side: EyeSide): KnownEye | null {
  return draft.eyes === 'both' || draft.eyes === side ? readEye(draft[side]) : null;
}

/** The choice as far as it was made; what is no kind of lens is none. */
export function askedLens({ kind, design, index, colour, coating }: RxDraft['lens']): AskedLens {
  return {
    kind: lensKind.safeParse(kind).data,
    design: design || undefined,
    index: index === '' ? undefined : Number(index),
    colour: colour || undefined,
    coating: coating || undefined,
  };
}

function checkLens(typedLens: RxDraft['lens'], issues: readonly Issue[]): Issue[] {
  return lensSteps.flatMap((step): Issue[] => {
    const path = `lens.${step}`;
    if (typedLens[step] === '') return [{ path, code: 'required' }];
    const isKnown = step !== 'kind' || lensKind.safeParse(typedLens.kind).success;
    return isKnown
      ? issues.filter((issue) => issue.path === path)
      : [{ path, code: 'unknownLens' }];
  });
}

/** Puts a sound eye in minus form. One the schema refuses goes on as it is, to be refused and never to be dropped. */
function settle(eye: KnownEye | null): KnownEye | null {
  const settled = eyePrescription.safeParse(eye);
  return settled.success ? toMinusForm(settled.data) : eye;
}

/** The schema has the last word, so that no rule forgotten here lets through what the server must refuse. */
function parseOrder(content: unknown): { order: RxOrder | null; issues: Issue[] } {
  const parsed = rxOrder.safeParse(content);
  if (parsed.success) return { order: parsed.data, issues: [] };
  const issues = parsed.error.issues.map(({ path }): Issue => {
    return { path: path.join('.'), code: 'invalid' };
  });
  return { order: null, issues };
}
