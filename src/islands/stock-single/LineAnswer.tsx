import type { StockLineAnswer } from '../../domain/stock-line/find-line.ts';
import { linesIn } from '../../domain/stock-line/pasted-lines.ts';
import { countText } from '../../i18n/language/count-text.ts';
import { fill, inBoth } from '../../i18n/language/message.ts';
import { piecesMessage } from '../../i18n/shelf/format-pieces.ts';
import { formatDiameter, formatStockPower } from '../../i18n/stock/format-stock.ts';
import { stockSingle } from '../../i18n/stock/stock-single.ts';
import { $lineAnswer, $lineAnswerPrice, $single, nothingTyped } from '../../stores/stock/single.ts';
import { Icon } from '../../ui/base/Icon.tsx';
import { Money } from '../../ui/base/Money.tsx';
import { say } from '../../ui/base/say.tsx';
import { StockMark } from '../../ui/shelf/StockMark.tsx';
import { DebouncedStatus } from '../base/DebouncedStatus.tsx';
import { Lazy } from '../base/Lazy.tsx';
import { lazy } from '../base/lazy-code.ts';
import { useLazy } from '../base/use-lazy.ts';
import { useLive } from '../base/use-live.ts';

const { texts } = stockSingle;
const empty: StockLineAnswer = { kind: 'empty' };
const doubt = lazy(async () => (await import('./lazy/LineDoubt.tsx')).LineDoubt);
const examples = ['-2.00 -0.50 x2', '+1.25', 'hmc -1/-0.75 2p'];

function Examples() {
  return (
    <p className="stock-single-examples">
      {say(texts.example)}
      {examples.map((example) => (
        <code key={example} className="number">
          {example}
        </code>
      ))}
    </p>
  );
}

function Understood({ answer }: { answer: Extract<StockLineAnswer, { kind: 'line' }> }) {
  const price = useLive($lineAnswerPrice, null);
  const { unit } = useLive($single, nothingTyped);
  const { line, lens, onHand, plusForm } = answer;
  return (
    <>
      <p className="stock-single-understood">
        <Icon name="check2" />
        <strong className="number">
          {say(inBoth((locale) => lens.name[locale]))}{' '}
          {say(inBoth((locale) => formatDiameter(line.diameter, locale)))}
        </strong>
        <strong className="stock-single-power">
          {say(inBoth((locale) => formatStockPower(line, locale)))}
        </strong>
        <span>{say(piecesMessage(line.pieces, unit))}</span>
        <StockMark count={onHand} pieces={line.pieces} />
        {price && <Money amount={price.total} />}
      </p>
      {plusForm && (
        <p className="stock-single-turned">
          {say(
            fill(texts.plusForm, {
              power: inBoth((locale) => formatStockPower(plusForm, locale)),
            }),
          )}
        </p>
      )}
    </>
  );
}

/** Number of lines behind the one that is answered. */
function MoreLines() {
  const { line } = useLive($single, nothingTyped);
  const more = linesIn(line).length - 1;
  if (more < 1) return null;
  const count = countText(more);
  return <p className="stock-single-turned">{say(fill(texts.moreLines, { count }))}</p>;
}

/** Shows how the line being typed is understood, or what is wrong with it. */
export function LineAnswer({ showsErrors }: { showsErrors: boolean }) {
  const answer = useLive($lineAnswer, empty);
  // Preloaded at the first key, because errors must be shown offline, too.
  const { part } = useLazy(doubt, answer.kind !== 'empty');
  return (
    <>
      <div
        className="stock-single-answer"
        id="line-answer"
        data-insisted={showsErrors || undefined}
      >
        {answer.kind === 'empty' && <Examples />}
        {answer.kind === 'line' && <Understood answer={answer} />}
        {(answer.kind === 'problem' || answer.kind === 'question') &&
          // Rendered directly if loaded; `Lazy` would leave the answer empty for a moment between two keys.
          (part ? <part.It {...answer} /> : <Lazy of={doubt} given={answer} />)}
        <MoreLines />
      </div>
      <DebouncedStatus of="line-answer" isSilent={answer.kind === 'empty'} />
    </>
  );
}
