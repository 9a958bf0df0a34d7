import type { Message } from '../../i18n/language/message.ts';

/**
 * A text in both languages; the stylesheet shows the one the document speaks. So a page is right in either language
 * from its first frame, before any script, and a change of language touches no node.
 */
export function say([fa, en]: Message) {
  if (fa === en) return <>{fa}</>;
  return (
    <>
      <span className="in-fa" lang="fa">
        {fa}
      </span>
      <span className="in-en" lang="en">
        {en}
      </span>
    </>
  );
}
