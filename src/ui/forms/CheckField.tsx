import type { Message } from '../../i18n/language/message.ts';
import { say } from '../base/say.tsx';
import type { Control } from './control.ts';
import { described, type FieldNotes } from './described.ts';
import { Notes } from './Notes.tsx';

type CheckControl = Control<HTMLInputElement> & { checked?: boolean };

type Box = {
  label: Message;
  control: CheckControl;
  /** Boxes of one name with values are a list. */
  value?: string;
};

type CheckFieldProps = FieldNotes & Box & { className?: string };

/** A box to tick. */
export function CheckField({ label, control, value, className, ...notes }: CheckFieldProps) {
  return (
    <div className={className}>
      <label className="form-tick">
        <input type="checkbox" value={value} {...control} {...described(notes)} />
        {say(label)}
      </label>
      <Notes {...notes} />
    </div>
  );
}

type CheckGroupProps = FieldNotes & { legend: Message; boxes: readonly Box[]; className: string };

/** Boxes of which some are to be ticked. */
export function CheckGroup({ legend, boxes, className, ...notes }: CheckGroupProps) {
  const ties = described(notes);
  return (
    <fieldset className={className} aria-describedby={ties['aria-describedby']}>
      <legend>{say(legend)}</legend>
      {boxes.map(({ label, control, value }) => (
        <label key={value ?? control.name} className="form-tick">
          <input type="checkbox" value={value} {...control} {...ties} />
          {say(label)}
        </label>
      ))}
      <Notes {...notes} />
    </fieldset>
  );
}
