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

/** A labelled checkbox. */
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
  /** Control shared by all boxes, whose value is then the list of the checked values. */
  control?: CheckControl;
  boxes: readonly Box[];
  className: string;
  /** Help shown below the legend. */
  help?: ReactNode;
};

/** A group of checkboxes. */
export function CheckGroup(props: CheckGroupProps) {
  const { legend, control, boxes, className, help, ...notes } = props;
  const aria = described(notes);
  return (
    <fieldset className={className} aria-describedby={aria['aria-describedby']}>
      <legend>{say(legend)}</legend>
      {help}
      {boxes.map(({ label, value, control: own }) => (
        <label key={value ?? own?.name} className="form-tick">
          <input type="checkbox" value={value} {...control} {...own} {...aria} />
          {say(label)}
        </label>
      ))}
      <Notes {...notes} />
    </fieldset>
  );
}
