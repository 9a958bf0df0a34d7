import type { Message } from '../../i18n/language/message.ts';
import { FieldMessage } from '../base/FieldMessage.tsx';

/** Why a form was not sent or not taken, said as soon as it is known; belongs to no field. */
export function FormProblem({ id, text }: { id: string; text: Message | null | undefined }) {
  return <div role="alert">{text && <FieldMessage id={id} text={text} />}</div>;
}
