import type { Span } from './items/tokens.ts';
import type {
  PastedAnswers,
  PastedChoice,
  PastedPath,
  PastedQuestion,
  PastedQuestionCode,
  PastedValue,
} from './pasted-rx.ts';

/** Values and questions so far, and the user's answers. */
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

/** Asks a question and applies its answer. A question without choices only reports a problem. */
export function ask(found: Found, asked: Asked): void {
  found.values.push(...(answered(found, asked)?.values ?? []));
}

/** Asks a question and returns the chosen answer without applying it. */
export function answered(found: Found, asked: Asked): PastedChoice | undefined {
  const { code, path, choices = [], from, to } = asked;
  const id = questionId(asked);
  found.questions.push({ id, code, path, choices, from, to });
  return choices.find(({ answer }) => answer === found.answers[id]);
}

export const questionId = ({ code, path, from }: Asked): string => `${code} ${path ?? ''} ${from}`;
