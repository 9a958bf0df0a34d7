import type { Message } from '../../i18n/language/message.ts';

/**
 * A text in both languages; the stylesheet shows the one in the document's language. A page is therefore correct in
 * either language from its first frame, before any script runs, and changing the language changes no nodes.
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
