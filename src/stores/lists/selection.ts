import { atom, map, type ReadableAtom } from 'nanostores';

/** Selects items of a list by key: one by one, in ranges, or all. Items that leave the list are deselected. */
export function createSelection($keys: ReadableAtom<readonly string[]>) {
  /** By key: a map, so that a row follows only its own key. */
  const $selected = map<Record<string, true | undefined>>({});
  /** The item from which a range is selected. */
  const $anchor = atom<string | null>(null);

  const isSelected = (key: string): boolean => $selected.get()[key] === true;

  /** Selects these items and no others. */
  function selectOnly(keys: readonly string[]): void {
    $selected.set(Object.fromEntries(keys.map((key) => [key, true])));
  }

  $keys.listen((keys) => {
    const selected = Object.keys($selected.get()).filter(isSelected);
    const listed = new Set(keys);
    const kept = selected.filter((key) => listed.has(key));
    if (kept.length < selected.length) selectOnly(kept);
  });

  return {
    $selected,
    isSelected,
    selectOnly,
    /** Selects an item or takes it out of the selection; the next range begins here. */
    toggle(key: string): void {
      $selected.setKey(key, isSelected(key) ? undefined : true);
      $anchor.set(key);
    },
    /** Selects all items between the one last selected and this one. */
    selectTo(key: string): void {
      const keys = $keys.get();
      const to = keys.indexOf(key);
      const from = keys.indexOf($anchor.get() ?? '');
      const range = keys.slice(Math.min(from < 0 ? to : from, to), Math.max(from, to) + 1);
      const added = Object.fromEntries(range.map((each) => [each, true as const]));
      $selected.set({ ...$selected.get(), ...added });
    },
    deselect(key: string): void {
      if (isSelected(key)) $selected.setKey(key, undefined);
    },
    clear(): void {
      $selected.set({});
      $anchor.set(null);
    },
  };
}

export type Selection = ReturnType<typeof createSelection>;
