import { useEffect, useState } from 'react';
import type { Issue } from '../../domain/vocabulary/issue.ts';
import { labelOf } from '../../i18n/field-label.ts';
import { fill } from '../../i18n/fill.ts';
import type { Message } from '../../i18n/message.ts';
import { field } from '../../i18n/messages/field.ts';
import { fetchSentences, knownSentences } from './late-parts.ts';

/** The sentence about an issue; until the sentences were fetched, that its field is not valid. */
export function useSentence(issue: Issue): Message {
  const [write, setWrite] = useState(knownSentences);
  useEffect(() => {
    let isOver = false;
    fetchSentences()
      .then((sentences) => !isOver && setWrite(() => sentences))
      // What stands there says less, but is true.
      .catch(() => {});
    return () => {
      isOver = true;
    };
  }, []);
  return write ? write(issue) : fill(field.texts.invalid, { label: labelOf(issue.path) });
}
