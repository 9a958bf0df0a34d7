import type { ReactNode } from 'react';
import type { Message } from '../../i18n/language/message.ts';
import { Illustration } from './Illustration.tsx';
import type { IllustrationName } from './illustration-names.ts';
import { say } from './say.tsx';

type EmptyStateProps = {
  picture: IllustrationName;
  title: Message;
  text: Message;
  /** Next actions: links and buttons. */
  children?: ReactNode;
};

/** Empty state of a screen: a drawing, a sentence and the next action. */
export function EmptyState({ picture, title, text, children }: EmptyStateProps) {
  return (
    <section className="empty">
      <Illustration name={picture} width={160} height={110} />
      <h2>{say(title)}</h2>
      <p>{say(text)}</p>
      <p className="actions">{children}</p>
    </section>
  );
}
