import { withQuery } from '../../api/api-path.ts';
import type { FramesAnswer } from '../../api/frame-list/contract.ts';
import { frameListPaths } from '../../api/frame-list/paths.ts';
import { putPhoto } from '../../api/photos/photo-requests.ts';
import { frameFields } from '../../domain/frame/measurements.ts';
import type { FrameEntry, ListedFrame } from '../../domain/frame-list/frame-entry.ts';
import type { TypedFrame } from '../../domain/frame-list/typed-frame.ts';
import { labRoutes } from '../../i18n/lab/lab-routes.ts';
import { writeMeasure } from '../../i18n/rx/format-measure.ts';
import { createFilteredList } from '../lists/filtered-list.ts';
import { preparePhoto } from '../photos/prepare-photo.ts';
import { changeOwn, issuesOf, whyUnchanged } from '../shell/change-own.ts';
import { $locale } from '../shell/locale.ts';
import { $signedIn } from '../shell/session.ts';

export const everyFrame = { text: '' } as const satisfies Record<string, string>;

export type FrameFilters = Record<keyof typeof everyFrame, string>;

function pathOf(filters: FrameFilters, after: string | null) {
  const asked = Object.entries({ ...filters, after: after ?? '' }).filter(([, value]) => value);
  return withQuery(frameListPaths.frames, new URLSearchParams(asked));
}

/** The lab’s frames as its screen shows them. */
export const frameList = createFilteredList({
  screen: labRoutes.frames.path,
  everything: everyFrame as FrameFilters,
  pathOf,
  pageOf: ({ frames, next }: FramesAnswer) => ({ rows: frames, next }),
});

/** The form's values for a frame; for a new frame if null. */
export function typedFrame(frame: ListedFrame | null): TypedFrame {
  const typed = (value: number | null | undefined) =>
    typeof value === 'number' ? writeMeasure('tenth', value, $locale.get()) : '';
  const [a = '', b = '', dbl = '', ed = ''] = frameFields.map((field) => typed(frame?.[field]));
  const { brand = '', alias = '', model = '', size = '' } = frame ?? {};
  const { type, shape, material } = frame ?? {};
  return {
    ...{ brand, alias, model, size, a, b, dbl, ed },
    type: type ?? '',
    shape: shape ?? '',
    material: material ?? '',
  };
}

export type FrameResult = 'done' | 'taken' | 'picture' | 'offline' | 'failed';

/** The list is read again after every change, also if the next one, of the picture, fails. */
function changed(): 'done' {
  void frameList.reload();
  return 'done';
}

/** Saves a frame under its id, which makes sending it again harmless. */
export async function saveFrame(id: string, entry: FrameEntry): Promise<FrameResult> {
  const call = { method: 'PUT', body: { frames: [{ id, entry }] } } as const;
  const saved = await changeOwn(frameListPaths.frames, call);
  if (saved.kind === 'done') return changed();
  const isTaken = issuesOf(saved)?.some(({ params }) => params?.fault === 'taken');
  return isTaken ? 'taken' : whyUnchanged(saved);
}

export async function removeFrame(id: string): Promise<FrameResult> {
  const call = { method: 'DELETE', body: undefined } as const;
  const removed = await changeOwn(frameListPaths.frame(id), call);
  // Somebody else may have removed it.
  const isGone = removed.kind === 'refused' && removed.status === 404;
  return removed.kind === 'done' || isGone ? changed() : whyUnchanged(removed);
}

/** Gives a saved frame a picture, scaled down on the device. */
export async function setFramePicture(id: string, file: File): Promise<FrameResult> {
  const photo = await preparePhoto(file);
  const { user, account } = $signedIn.get() ?? {};
  if ('fault' in photo) return 'picture';
  if (!user || !account) return 'failed';
  const actingAs = { userId: user.id, accountId: account.id };
  const answer = await putPhoto(frameListPaths.picture(id), { ...photo, actingAs });
  if (answer.kind === 'answer') return changed();
  if (answer.kind === 'offline') return 'offline';
  return [413, 422].includes(answer.status) ? 'picture' : 'failed';
}

export async function removeFramePicture(id: string): Promise<FrameResult> {
  const call = { method: 'DELETE', body: undefined } as const;
  const removed = await changeOwn(frameListPaths.picture(id), call);
  return removed.kind === 'done' ? changed() : whyUnchanged(removed);
}
