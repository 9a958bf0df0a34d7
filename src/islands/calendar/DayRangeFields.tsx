import { dayChoice } from '../../i18n/calendar/day-choice.ts';
import { DayButton } from './DayButton.tsx';

const { texts } = dayChoice;

type DayRangeFieldsProps = {
  /** First and last day, such as `2026-11-22`; empty for no bound. */
  from: string;
  to: string;
  /** Called with both, one of them new. */
  onPick: (range: { from: string; to: string }) => void;
};

/** The first and the last day of a filter; neither can be picked beyond the other. */
export function DayRangeFields({ from, to, onPick }: DayRangeFieldsProps) {
  return (
    <>
      <DayButton
        label={texts.from}
        day={from}
        earliest=""
        latest={to}
        onPick={(day) => onPick({ from: day, to })}
      />
      <DayButton
        label={texts.to}
        day={to}
        earliest={from}
        latest=""
        onPick={(day) => onPick({ from, to: day })}
      />
    </>
  );
}
