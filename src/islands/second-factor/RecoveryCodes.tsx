import { useLayoutEffect, useRef } from 'react';
import { factorFlow } from '../../i18n/second-factor/second-factor.ts';
import { downloadCodes } from '../../stores/second-factor/download-codes.ts';
import { Button } from '../../ui/base/Button.tsx';
import { say } from '../../ui/base/say.tsx';

const { texts } = factorFlow;

/** New recovery codes, which are shown only once. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const title = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => title.current?.focus(), []);
  return (
    <>
      <h3 ref={title} tabIndex={-1}>
        {say(texts.codes)}
      </h3>
      <p>{say(texts.codesHint)}</p>
      <ol className="recovery-codes" dir="ltr">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="one-field-actions">
        <Button look="primary" text={texts.kept} onClick={onKept} />
        <Button text={texts.download} onClick={() => downloadCodes(codes)} />
      </div>
    </>
  );
}
