import type { Span } from './items/tokens.ts';
import type {
  PastedAnswers,
  PastedChoice,
  PastedPath,
  PastedQuestion,
  PastedQuestionCode,
  PastedValue,
} from './pasted-rx.ts';

/** Values and questions so far, and the answers to them. */
export interface Found {
  readonly values: PastedValue[];
  readonly questions: PastedQuestion[];
  readonly answers: PastedAnswers;
}

type Asked = Span & {
  code: PastedQuestionCode;
  path: PastedPath | null;
  choices?: readonly PastedChoice[];
};

/** Asks, and takes what was answered. A question without choices only says what is wrong. */
export function ask(found: Found, { code, path, choices = [], from, to }: Asked): void {
  const id = `${code} ${path ?? ''} ${from}`;
  found.questions.push({ id, code, path, choices, from, to });
  const chosen = choices.find(({ answer }) => answer === found.answers[id]);
  found.values.push(...(chosen?.values ?? []));
}
