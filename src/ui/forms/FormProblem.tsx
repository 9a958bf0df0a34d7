import type { Message } from '../../i18n/language/message.ts';
import { FieldMessage } from '../base/FieldMessage.tsx';

/** Error of a whole form, such as a failed or refused submission; announced as soon as it appears. */
export function FormProblem({ id, text }: { id: string; text: Message | null | undefined }) {
  return <div role="alert">{text && <FieldMessage id={id} text={text} />}</div>;
}
