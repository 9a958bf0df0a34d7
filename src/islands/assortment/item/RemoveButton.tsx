import { useState } from 'react';
import { itemForm } from '../../../i18n/assortment/item-form.ts';
import { Icon } from '../../../ui/base/Icon.tsx';
import { say } from '../../../ui/base/say.tsx';

const { texts } = itemForm;

/** Removes the item from the assortment on the second click. */
export function RemoveButton({ onRemove }: { onRemove: () => Promise<void> }) {
  const [isAsked, setAsked] = useState(false);
  const press = () => {
    setAsked(!isAsked);
    if (isAsked) void onRemove();
  };
  return (
    <button
      type="button"
      className="btn btn-link assortment-remove"
      onClick={press}
      onBlur={() => setAsked(false)}
    >
      <Icon name="trash" />
      {say(isAsked ? texts.reallyRemove : texts.remove)}
    </button>
  );
}
