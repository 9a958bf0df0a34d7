import { useLayoutEffect, useRef } from 'react';
import { factorFlow } from '../../i18n/second-factor/second-factor.ts';
import { downloadCodes } from '../../stores/second-factor/download-codes.ts';
import { Text } from '../../ui/base/Text.tsx';

const { texts } = factorFlow;

/** New recovery codes, shown this once. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const title = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => title.current?.focus(), []);
  return (
    <>
      <h3 ref={title} tabIndex={-1}>
        <Text of={texts.codes} />
      </h3>
      <p>
        <Text of={texts.codesHint} />
      </p>
      <ol className="recovery-codes" dir="ltr">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="one-field-actions">
        <button type="button" className="btn btn-primary" onClick={onKept}>
          <Text of={texts.kept} />
        </button>
        <button
          type="button"
          className="btn btn-outline-primary"
          onClick={() => downloadCodes(codes)}
        >
          <Text of={texts.download} />
        </button>
      </div>
    </>
  );
}
