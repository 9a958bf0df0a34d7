import { useEffect, useState } from 'react';
import type { Issue } from '../../../domain/vocabulary/issue.ts';
import { fill, type Message } from '../../../i18n/language/message.ts';
import { field } from '../../../i18n/rx/field.ts';
import { rxFields } from '../../../i18n/rx/rx-fields.ts';
import { fetchSentences, knownSentences } from './sentences.ts';

const names: Readonly<Partial<Record<string, Message>>> = rxFields.texts;

/** A field's name; the path itself for fields of lazy sections, whose names load with them. */
function nameOf(path: string): Message {
  return names[path.replace(/^(right|left|lens)\./, '')] ?? [path, path];
}

/** The message of an issue; until messages are loaded, "… is not valid". */
export function useSentence(issue: Issue): Message {
  const [write, setWrite] = useState(knownSentences);
  useEffect(() => {
    let isOver = false;
    fetchSentences()
      .then((sentences) => !isOver && setWrite(() => sentences))
      // The general message is less precise, but true.
      .catch(() => {});
    return () => {
      isOver = true;
    };
  }, []);
  return write ? write(issue) : fill(field.texts.invalid, { label: nameOf(issue.path) });
}
