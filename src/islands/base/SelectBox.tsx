import { useStore } from '@nanostores/react';
import type { MouseEvent } from 'react';
import type { Message } from '../../i18n/language/message.ts';
import type { Selection } from '../../stores/lists/selection.ts';
import { say } from '../../ui/base/say.tsx';

type SelectBoxProps = {
  of: Pick<Selection, '$selected' | 'toggle' | 'selectTo'>;
  /** Key of the item in the selection. */
  id: string;
  label: Message;
};

/**
 * Selects an item of a list; with Shift, the range up to it. Subscribes only to its own key, so that selecting one item
 * doesn't render the others.
 */
export function SelectBox({ of: { $selected, toggle, selectTo }, id, label }: SelectBoxProps) {
  const isSelected = useStore($selected, { keys: [id] })[id] === true;
  const press = ({ shiftKey, currentTarget }: MouseEvent<HTMLInputElement>) => {
    if (!shiftKey) return toggle(id);
    selectTo(id);
    // The click has just unchecked a box that was already selected.
    currentTarget.checked = true;
  };
  return (
    <label className="row-select">
      <input
        type="checkbox"
        className="form-check-input"
        checked={isSelected}
        onClick={press}
        readOnly
      />
      <span className="visually-hidden">{say(label)}</span>
    </label>
  );
}
