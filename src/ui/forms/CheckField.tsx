import type { ReactNode } from 'react';
import type { Message } from '../../i18n/language/message.ts';
import { say } from '../base/say.tsx';
import type { Control } from './control.ts';
import { described, type FieldNotes } from './described.ts';
import { Notes } from './Notes.tsx';

type CheckControl = Control<HTMLInputElement> & { checked?: boolean };

type CheckFieldProps = FieldNotes & {
  label: Message;
  control: CheckControl;
  className?: string;
};

/** A box to tick. */
export function CheckField({ label, control, className, ...notes }: CheckFieldProps) {
  return (
    <div className={className}>
      <label className="form-tick">
        <input type="checkbox" id={notes.id} {...control} {...described(notes)} />
        {say(label)}
      </label>
      <Notes {...notes} />
    </div>
  );
}

type Box = { label: Message; value?: string; control?: CheckControl };

type CheckGroupProps = FieldNotes & {
  legend: Message;
  /** Of all boxes, which are then a list of their values. */
  control?: CheckControl;
  boxes: readonly Box[];
  className: string;
  /** What explains it, below the legend. */
  help?: ReactNode;
};

/** Boxes of which some are to be ticked. */
export function CheckGroup(props: CheckGroupProps) {
  const { legend, control, boxes, className, help, ...notes } = props;
  const ties = described(notes);
  return (
    <fieldset className={className} aria-describedby={ties['aria-describedby']}>
      <legend>{say(legend)}</legend>
      {help}
      {boxes.map(({ label, value, control: own }) => (
        <label key={value ?? own?.name} className="form-tick">
          <input type="checkbox" value={value} {...control} {...own} {...ties} />
          {say(label)}
        </label>
      ))}
      <Notes {...notes} />
    </fieldset>
  );
}
