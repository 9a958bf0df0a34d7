import { useId, useState } from 'react';
import type { PiecesProblem } from '../../../domain/shelf/pieces.ts';
import { writePieces } from '../../../domain/shelf/pieces.ts';
import { readTypedPieces } from '../../../domain/stockroom/typed-pieces.ts';
import { writeGrouped } from '../../../i18n/amount/amount-words.ts';
import type { Message } from '../../../i18n/language/message.ts';
import { refusalReasons } from '../../../i18n/power-grid/power-grid.ts';
import { $locale } from '../../../stores/shell/locale.ts';
import { controlledText } from '../../../ui/forms/control.ts';
import { useLive } from '../../base/use-live.ts';
import { AmountField } from '../../forms/AmountField.tsx';

type PiecesFieldProps = {
  label: Message;
  /** Whether the label is for screen readers only. */
  isLabelHidden?: boolean;
  pieces: number | null;
  onType: (pieces: number | null) => void;
};

/** Field for a number of pieces, committed on leaving the field. An invalid one stays there with a message. */
export function PiecesField({ label, isLabelHidden, pieces, onType }: PiecesFieldProps) {
  const id = useId();
  const locale = useLive($locale, 'fa');
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<PiecesProblem | null>(null);

  function settle(): void {
    if (typed === null) return;
    const reading = readTypedPieces(typed);
    setProblem(reading.kind === 'problem' ? reading.code : null);
    if (reading.kind === 'problem') return;
    onType(reading.kind === 'pieces' ? reading.value : null);
    setTyped(null);
  }

  const shown = typed ?? writeGrouped(writePieces(pieces, 'pieces'), locale);
  return (
    <AmountField
      id={id}
      className="stockroom-field"
      {...{ label, isLabelHidden }}
      error={problem && refusalReasons.texts[problem]}
      unit="count"
      typed={typed ?? ''}
      control={{
        ...controlledText(shown, setTyped),
        onBlur: settle,
        onKeyDown: ({ key }) => key === 'Enter' && settle(),
      }}
    />
  );
}
