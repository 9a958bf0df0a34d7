import { FieldMessage } from '../base/FieldMessage.tsx';
import { say } from '../base/say.tsx';
import type { FieldNotes } from './described.ts';

/** The hint and the error of a field; `described` links them to its control. */
export function Notes({ id, hint, error }: FieldNotes) {
  return (
    <>
      {hint && <small id={`${id}-hint`}>{say(hint)}</small>}
      {error && <FieldMessage id={`${id}-fault`} text={error} />}
    </>
  );
}
