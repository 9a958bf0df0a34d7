import { useId, useState } from 'react';
import type { PiecesProblem } from '../../../domain/shelf/pieces.ts';
import { readPieces, writePieces } from '../../../domain/shelf/pieces.ts';
import { writeNumber } from '../../../i18n/language/format-number.ts';
import type { Message } from '../../../i18n/language/message.ts';
import { refusalReasons } from '../../../i18n/power-grid/power-grid.ts';
import { $locale } from '../../../stores/shell/locale.ts';
import { FieldMessage } from '../../../ui/base/FieldMessage.tsx';
import { Text } from '../../../ui/base/Text.tsx';
import { useLive } from '../../base/use-live.ts';

type PiecesFieldProps = {
  label: Message;
  /** Whether the label is only for who hears it. */
  isLabelHidden?: boolean;
  pieces: number | null;
  onType: (pieces: number | null) => void;
};

/** A number of pieces, taken when the field is left; what is no number stays there with a message. */
export function PiecesField({ label, isLabelHidden, pieces, onType }: PiecesFieldProps) {
  const id = useId();
  const locale = useLive($locale, 'fa');
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<PiecesProblem | null>(null);

  function settle(): void {
    if (typed === null) return;
    const reading = readPieces(typed, 'pieces');
    setProblem(reading.kind === 'problem' ? reading.code : null);
    if (reading.kind === 'problem') return;
    onType(reading.kind === 'pieces' ? reading.value : null);
    setTyped(null);
  }

  return (
    <div className="stockroom-field">
      <label htmlFor={id} className={isLabelHidden ? 'visually-hidden' : undefined}>
        <Text of={label} />
      </label>
      <input
        id={id}
        className="form-control number"
        type="text"
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        value={typed ?? writeNumber(writePieces(pieces, 'pieces'), locale)}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-issue` : undefined}
        onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={settle}
        onKeyDown={({ key }) => key === 'Enter' && settle()}
      />
      {problem && <FieldMessage id={`${id}-issue`} text={refusalReasons.texts[problem]} />}
    </div>
  );
}
