import type { ReactNode } from 'react';
import { handOffHelp } from '../../i18n/hand-off/help.ts';
import type { Message } from '../../i18n/language/message.ts';
import { examples, reported } from '../../stores/hand-off/examples.ts';
import { say } from '../../ui/base/say.tsx';

const { texts } = handOffHelp;

const Code = ({ children }: { children: string }) => (
  <pre dir="ltr" lang="en">
    <code>{children}</code>
  </pre>
);

function Part({ title, children }: { title: Message; children: ReactNode }) {
  return (
    <details>
      <summary>{say(title)}</summary>
      {children}
    </details>
  );
}

const Said = ({ text }: { text: Message }) => <p>{say(text)}</p>;

/** Explains to developers how the lab's programs connect. */
export function Help() {
  const { read, report, signature, openapi } = examples();
  return (
    <section className="surface hand-off-help">
      <h2>{say(texts.title)}</h2>
      <Said text={texts.once} />
      <Part title={texts.feed}>
        <Said text={texts.feedHow} />
        <Code>{read}</Code>
        <Said text={texts.feedFiles} />
      </Part>
      <Part title={texts.states}>
        <Said text={texts.statesHow} />
        <Code>{report}</Code>
        <Said text={texts.statesNames} />
        <Code>{reported}</Code>
      </Part>
      <Part title={texts.hooks}>
        <Said text={texts.hooksHow} />
        <Code>{`webhook-signature: ${signature}`}</Code>
        <Said text={texts.hooksTries} />
      </Part>
      <Part title={texts.folder}>
        <Said text={texts.folderHow} />
      </Part>
      <p>
        <a href={openapi}>{say(texts.all)}</a>
      </p>
    </section>
  );
}
