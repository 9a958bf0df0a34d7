import { type Atom, atom, onMount } from 'nanostores';
import { emptyRxDraft, type RxDraft } from '../../domain/rx/draft/draft.ts';
import type { Issue } from '../../domain/vocabulary/issue.ts';
import { listAt, type RxPath, rxPaths, type TextPath, textAt, withValue } from './paths.ts';

/** A text that takes the place of another. */
export type TextChange = { readonly path: TextPath; readonly text: string };

/** The fields on the page, which follow what a rule or a button sets. */
export type Page = {
  write: (path: RxPath, value: string | readonly string[]) => void;
};

/**
 * The prescription being composed. Fields are the browser's own, uncontrolled and known by their names: what is typed
 * goes from the page into the draft, what a rule or a button sets goes from the draft onto the page.
 */
export interface RxForm {
  readonly $draft: Atom<RxDraft>;
  /** The same once the typing hand rests, for what follows at a distance: about what is written, not being written. */
  readonly $rested: Atom<RxDraft>;
  /** What is shown against fields. */
  readonly $issues: Atom<ReadonlyMap<RxPath, Issue>>;
  /** Takes what was typed or chosen in a field on the page. */
  type(path: RxPath, value: string | string[]): void;
  /** Sets a text or a choice, on the page as well. */
  set(path: TextPath, text: string): void;
  /** Sets several texts in one change. */
  setAll(changes: readonly TextChange[]): void;
  /** Sets a part as a whole; fields on the page follow. */
  put<Part extends keyof RxDraft>(part: Part, value: RxDraft[Part]): void;
  /** Sets everything. */
  lay(draft: RxDraft): void;
  show(issues: ReadonlyMap<RxPath, Issue>): void;
  /** Ties it to the page; null lets go of it. */
  bind(page: Page | null): void;
}

/** So long a hand rests, ms. All that follows comes in one frame, and no key waits for it on a slow machine. */
const rest = 200;

function restedOf($draft: Atom<RxDraft>): Atom<RxDraft> {
  const $rested = atom($draft.get());
  onMount($rested, () => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    $rested.set($draft.get());
    const stop = $draft.listen(() => {
      clearTimeout(timer);
      timer = setTimeout(() => $rested.set($draft.get()), rest);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  });
  return $rested;
}

export function createRxForm(): RxForm {
  const $draft = atom<RxDraft>(emptyRxDraft());
  const $issues = atom<ReadonlyMap<RxPath, Issue>>(new Map());
  let page: Page | null = null;

  function lay(draft: RxDraft): void {
    $draft.set(draft);
    for (const path of page ? rxPaths : []) {
      page?.write(path, listAt(draft, path) ?? textAt(draft, path));
    }
  }

  function type(path: RxPath, value: string | string[]): void {
    $draft.set(withValue($draft.get(), path, value));
  }

  function setAll(changes: readonly TextChange[]): void {
    $draft.set(
      changes.reduce((draft, { path, text }) => withValue(draft, path, text), $draft.get()),
    );
    for (const { path, text } of changes) page?.write(path, text);
  }

  return {
    $draft,
    $rested: restedOf($draft),
    $issues,
    lay,
    type,
    set: (path, text) => setAll([{ path, text }]),
    setAll,
    put(part, value) {
      lay({ ...$draft.get(), [part]: value });
    },
    show: (issues) => $issues.set(issues),
    bind(to) {
      page = to;
    },
  };
}

/** What the form holds right now. */
export function contentOf(form: RxForm): RxDraft {
  return form.$draft.get();
}
