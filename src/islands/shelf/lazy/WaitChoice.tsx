import { shortages } from '../../../i18n/shelf/shortages.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { say } from '../../../ui/base/say.tsx';

type ChoiceProps = {
  /** The line's key. */
  line: string;
  waits: readonly string[];
  onWait: (keys: string[]) => void;
};

const { texts } = shortages;

/** Beside a line of which pieces are missing: whether they are waited for. */
export function WaitChoice({ line, waits, onWait }: ChoiceProps) {
  if (!waits.includes(line)) {
    return (
      <p className="stock-wait">
        <Button look="link" text={texts.wait} onClick={() => onWait([...waits, line])} />
      </p>
    );
  }
  return (
    <p className="stock-wait">
      {say(texts.waits)}{' '}
      <Button
        look="link"
        text={texts.noWait}
        onClick={() => onWait(waits.filter((each) => each !== line))}
      />
    </p>
  );
}
