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

export type Asked = Span & {
  code: PastedQuestionCode;
  path: PastedPath | null;
  choices?: readonly PastedChoice[];
};

/** Asks, and takes what was answered. A question without choices only says what is wrong. */
export function ask(found: Found, asked: Asked): void {
  found.values.push(...(answered(found, asked)?.values ?? []));
}

/** Asks, and leaves it to others to take what was answered. */
export function answered(found: Found, asked: Asked): PastedChoice | undefined {
  const { code, path, choices = [], from, to } = asked;
  const id = questionId(asked);
  found.questions.push({ id, code, path, choices, from, to });
  return choices.find(({ answer }) => answer === found.answers[id]);
}

export const questionId = ({ code, path, from }: Asked): string => `${code} ${path ?? ''} ${from}`;
