import { formatInstant } from '../../i18n/language/format-date.ts';
import { fill, inBoth } from '../../i18n/language/message.ts';
import { people } from '../../i18n/people/people.ts';
import type { MadeLink } from '../../stores/people/people.ts';
import { SecretBox } from './SecretBox.tsx';

const { texts } = people;

type LinkBoxProps = { link: MadeLink; name: string; onClose: () => void };

/** A link by which a person sets a password. */
export function LinkBox({ link, name, onClose }: LinkBoxProps) {
  const at = inBoth((locale) => formatInstant(link.until, locale));
  return (
    <SecretBox
      title={fill(texts.linkMade, { name })}
      hint={fill(texts.linkHint, { at })}
      label={texts.address}
      value={link.address}
      onClose={onClose}
    />
  );
}
