import type { ReactNode } from 'react';
import FormGroup from 'react-bootstrap/FormGroup';
import FormLabel from 'react-bootstrap/FormLabel';
import type { Message } from '../../i18n/language/message.ts';
import { say } from '../base/say.tsx';
import type { FieldNotes } from './described.ts';
import { Notes } from './Notes.tsx';

export type FieldProps = FieldNotes & {
  label: Message;
  /** Whether the label is for screen readers only. */
  isLabelHidden?: boolean | undefined;
  className?: string | undefined;
  /** Help shown beside the label. */
  help?: ReactNode;
};

/** The frame of a field: label, a React-Bootstrap control, hint and error. */
export function Field(props: FieldProps & { children: ReactNode }) {
  const { label, isLabelHidden = false, className, help, children, ...notes } = props;
  return (
    <FormGroup controlId={notes.id} className={className}>
      <FormLabel visuallyHidden={isLabelHidden}>{say(label)}</FormLabel>
      {help}
      {children}
      <Notes {...notes} />
    </FormGroup>
  );
}
