import { useEffect, useRef, useState } from 'react';
import { formatInstant } from '../../i18n/language/format-date.ts';
import { fill, inBoth, type Message } from '../../i18n/language/message.ts';
import { people } from '../../i18n/people/people.ts';
import type { MadeLink } from '../../stores/people/people.ts';
import { Text } from '../../ui/base/Text.tsx';

const { texts } = people;

type LinkBoxProps = { link: MadeLink; name: string; onClose: () => void };

/** A link that was just made, to be copied: it is not shown again. */
export function LinkBox({ link, name, onClose }: LinkBoxProps) {
  const [outcome, setOutcome] = useState<Message | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const address = useRef<HTMLInputElement>(null);
  useEffect(() => title.current?.focus(), []);
  const copy = async () => {
    address.current?.select();
    try {
      await navigator.clipboard.writeText(link.address);
      setOutcome(texts.copied);
    } catch {
      setOutcome(texts.notCopied);
    }
  };
  const at = inBoth((locale) => formatInstant(link.until, locale));
  return (
    <div className="people-link">
      <h3 ref={title} tabIndex={-1}>
        <Text of={fill(texts.linkMade, { name })} />
      </h3>
      <p>
        <Text of={fill(texts.linkHint, { at })} />
      </p>
      <label className="form-label" htmlFor="people-link">
        <Text of={texts.address} />
      </label>
      <input
        id="people-link"
        className="form-control"
        ref={address}
        dir="ltr"
        readOnly
        value={link.address}
      />
      <p className="people-buttons">
        <button type="button" className="btn btn-primary" onClick={() => void copy()}>
          <Text of={texts.copy} />
        </button>
        <button type="button" className="btn btn-outline-primary" onClick={onClose}>
          <Text of={texts.done} />
        </button>
        <span role="status">{outcome && <Text of={outcome} />}</span>
      </p>
    </div>
  );
}
