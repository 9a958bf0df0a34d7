import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { Issue } from '../../domain/issue.ts';
import type { Message } from '../../i18n/message.ts';
import { stockSending } from '../../i18n/messages/stock-grid.ts';
import { $work } from '../../stores/stock-order.ts';
import { Text } from '../../ui/Text.tsx';

/** Orders are seldom refused: the words for it are fetched when one was. */
async function wordsFor(issues: readonly Issue[]): Promise<Message[]> {
  const { issueMessage } = await import('../../i18n/issue-message.ts');
  return issues.map(issueMessage);
}

/** What the lab found against the order as a whole; what is short of a power stands at its cell. */
export function LabRefusal() {
  const { issues } = useStore($work);
  const [words, setWords] = useState<Message[]>([]);
  useEffect(() => {
    let isCurrent = true;
    const whole = issues.filter(({ path }) => !path.startsWith('lines.'));
    if (whole.length === 0) setWords([]);
    else void wordsFor(whole).then((found) => isCurrent && setWords(found));
    return () => {
      isCurrent = false;
    };
  }, [issues]);
  return words.map((text) => (
    <p className="notice notice-danger" key={text[1]}>
      <Text of={stockSending.texts.refused} /> <Text of={text} />
    </p>
  ));
}
