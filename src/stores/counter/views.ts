import { computed } from 'nanostores';
import type { ViewsAnswer } from '../../api/counter/contract.ts';
import { counterPaths } from '../../api/counter/paths.ts';
import type { AskedFilter } from '../../api/orders/contract.ts';
import {
  type StandingView,
  standingViews,
  standingViewsOf,
} from '../../domain/counter/queue-view.ts';
import { readListChoice, writeListChoice } from '../../domain/order/list-choice.ts';
import { $choice, $choiceQuery, $searchText, choose } from '../orders/list-choice.ts';
import { type ChangeResult, changeOwn, whyUnchanged } from '../shell/change-own.ts';
import { $acts, noteAct } from '../shell/changes.ts';
import { coalesce } from '../shell/coalesce.ts';
import { keepFresh } from '../shell/keep-fresh.ts';
import { createOwnReading } from '../shell/own-reading.ts';
import { $signedIn, isOfLab } from '../shell/session.ts';

const { $value: $views, read } = createOwnReading(
  () => counterPaths.views,
  (answer) => answer,
);

/** A view in the list. Its count is null if unknown; a count of `most` may be too low. */
export type QueueView = {
  id: StandingView | (string & {});
  /** Its owner's name for it; null for built-in views, which are named by id. */
  name: string | null;
  filter: AskedFilter;
  count: number | null;
};

/** Where counting stops. */
export const $mostViewed = computed($views, (views) => views?.most ?? 0);

/** The built-in views and the user's own. */
export const $queueViews = computed(
  [$views, $signedIn],
  (views, signedIn): readonly QueueView[] => [
    ...standingViewsOf[isOfLab(signedIn) ? 'lab' : 'shop'].map((id) => {
      return { id, name: null, filter: standingViews[id], count: views?.standing[id] ?? null };
    }),
    ...(views?.own ?? []),
  ],
);

/** A filter is the query of an address. */
const choiceOf = (filter: AskedFilter) => readListChoice({ ...filter } as Record<string, string>);
const queryOf = (filter: AskedFilter) => writeListChoice(choiceOf(filter));

/** The view that the list shows; undefined if it has other filters. */
export const $shownView = computed([$queueViews, $choiceQuery], (views, query) =>
  views.find(({ filter }) => queryOf(filter) === query),
);

/** Shows a view instead of the current list. */
export function showView({ filter }: QueueView): void {
  const choice = choiceOf(filter);
  $searchText.set(choice.text);
  choose(choice);
}

const readViews = coalesce(read);

/** Keeps the counts up to date, until the returned function is called. */
export function followViews(): () => void {
  const stop = keepFresh(
    () => void readViews(),
    () => true,
  );
  const forget = $acts.listen(() => void readViews());
  return () => {
    stop();
    forget();
  };
}

type Saved = 'done' | 'refused' | 'offline' | 'failed';

function settle(changed: ChangeResult<ViewsAnswer>): Saved {
  if (changed.kind === 'refused') return changed.kind;
  if (changed.kind !== 'done') return whyUnchanged(changed);
  $views.set(changed.value);
  // The menu may show it.
  noteAct();
  return changed.kind;
}

/** Saves what the list shows as a view. The id is the client's: sent again, it is the same view. */
export async function saveView(id: string, name: string): Promise<Saved> {
  const filter: AskedFilter = Object.fromEntries(
    new URLSearchParams(writeListChoice($choice.get())),
  );
  const changed = await changeOwn(counterPaths.view(id), {
    method: 'PUT',
    body: { name: name.trim(), filter },
  });
  return settle(changed);
}

/** Deletes one of the user's views; the list stays. */
export async function removeView(id: string): Promise<Saved> {
  const changed = await changeOwn(counterPaths.view(id), { method: 'DELETE', body: undefined });
  return settle(changed);
}
