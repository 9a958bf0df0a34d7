import type { PastedQuestion } from '../../domain/pasted-rx/pasted-rx.ts';
import { choiceText, questionText } from '../../i18n/pasted-rx/pasted-words.ts';
import { rxEyes } from '../../i18n/rx/rx-eyes.ts';
import { Icon } from '../../ui/base/Icon.tsx';
import { say } from '../../ui/base/say.tsx';

type QuestionProps = {
  text: string;
  question: PastedQuestion;
  answer: string | undefined;
  onAnswer: (answer: string) => void;
};

/** A doubtful part of the message with possible answers. Until it is answered, it isn't filled in. */
export function Question({ text, question, answer, onAnswer }: QuestionProps) {
  const { id, path, choices } = question;
  const side = path?.startsWith('left.') ? 'left' : 'right';
  const isOpen = choices.length > 0 && answer === undefined;
  return (
    <fieldset className="pasted-question" data-open={isOpen || undefined}>
      <legend>
        <Icon name={choices.length > 0 ? 'question-circle' : 'exclamation-circle'} />
        <span>
          {path && !path.startsWith('measures.') && <>{say(rxEyes.texts[side])}: </>}
          {say(questionText(question, text))}
        </span>
      </legend>
      {choices.map((choice) => (
        <button
          key={`${id} ${choice.answer}`}
          type="button"
          className="btn btn-outline-primary"
          aria-pressed={answer === choice.answer}
          onClick={() => onAnswer(choice.answer)}
        >
          {answer === choice.answer && <Icon name="check2" />}
          {say(choiceText(question, choice))}
        </button>
      ))}
    </fieldset>
  );
}
