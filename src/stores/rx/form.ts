import { type Atom, atom, onMount } from 'nanostores';
import { emptyRxDraft, type RxDraft } from '../../domain/rx/draft/draft.ts';
import type { Issue } from '../../domain/vocabulary/issue.ts';
import { debounce } from '../shell/debounce.ts';
import { listAt, type RxPath, rxPaths, type TextPath, textAt, withValue } from './paths.ts';

export type TextChange = { readonly path: TextPath; readonly text: string };

/** The form's fields on the page. */
export type Page = {
  write: (path: RxPath, value: string | readonly string[]) => void;
};

/**
 * The prescription being composed. Its fields on the page are uncontrolled and found by name: typing updates the draft,
 * and values set by a rule or a button are written to the page.
 */
export interface RxForm {
  readonly $draft: Atom<RxDraft>;
  /** The draft once typing pauses, for warnings and the drawing, which may follow a little later. */
  readonly $debounced: Atom<RxDraft>;
  /** Issues shown at fields. */
  readonly $issues: Atom<ReadonlyMap<RxPath, Issue>>;
  /** Stores a value typed or chosen on the page. */
  type(path: RxPath, value: string | string[]): void;
  /** Sets a value in the draft and on the page. */
  set(path: TextPath, text: string): void;
  /** Sets several values as one change. */
  setAll(changes: readonly TextChange[]): void;
  /** Replaces a part of the draft and updates the page. */
  put<Part extends keyof RxDraft>(part: Part, value: RxDraft[Part]): void;
  /** Replaces the draft and updates the page. */
  replace(draft: RxDraft): void;
  show(issues: ReadonlyMap<RxPath, Issue>): void;
  /** Connects the form to the page; null disconnects it. */
  bind(page: Page | null): void;
}

/**
 * Length of a typing pause, in milliseconds. Updates wait for one, so that they do not delay keystrokes on a slow
 * machine.
 */
const rest = 200;

function debouncedOf($draft: Atom<RxDraft>): Atom<RxDraft> {
  const $debounced = atom($draft.get());
  onMount($debounced, () => {
    const update = debounce(() => $debounced.set($draft.get()), rest);
    $debounced.set($draft.get());
    const stop = $draft.listen(() => update());
    return () => {
      update.cancel();
      stop();
    };
  });
  return $debounced;
}

export function createRxForm(): RxForm {
  const $draft = atom<RxDraft>(emptyRxDraft());
  const $issues = atom<ReadonlyMap<RxPath, Issue>>(new Map());
  let page: Page | null = null;

  function replace(draft: RxDraft): void {
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
    $debounced: debouncedOf($draft),
    $issues,
    replace,
    type,
    set: (path, text) => setAll([{ path, text }]),
    setAll,
    put(part, value) {
      replace({ ...$draft.get(), [part]: value });
    },
    show: (issues) => $issues.set(issues),
    bind(to) {
      page = to;
    },
  };
}

export function contentOf(form: RxForm): RxDraft {
  return form.$draft.get();
}
