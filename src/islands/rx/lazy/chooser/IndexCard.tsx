import type { IndexChoice } from '../../../../domain/drawing/index-choices.ts';
import type { Box } from '../../../../domain/frame/point.ts';
import type { RxDraft } from '../../../../domain/rx/draft/draft.ts';
import { eyeSides } from '../../../../domain/vocabulary/eye.ts';
import { drawing } from '../../../../i18n/drawing/drawing.ts';
import { writeGrams, writeThickness } from '../../../../i18n/drawing/format-drawing.ts';
import { countText } from '../../../../i18n/language/count-text.ts';
import { isolate } from '../../../../i18n/language/format-number.ts';
import { formatIndex } from '../../../../i18n/language/format-optics.ts';
import type { Locale } from '../../../../i18n/language/locale.ts';
import { fill, inBoth, type Message } from '../../../../i18n/language/message.ts';
import { moneyText } from '../../../../i18n/language/money-text.ts';
import { chooser } from '../../../../i18n/rx/lazy/chooser.ts';
import { priceInIndex } from '../../../../stores/rx/chooser.ts';
import { say } from '../../../../ui/base/say.tsx';
import { LensProfileView } from '../../../../ui/drawing/LensProfileView.tsx';

const { texts } = chooser;

type CardProps = {
  draft: RxDraft;
  choice: IndexChoice;
  /** Bounding box of all profiles, so that all have the same scale. */
  view: Box;
  lowest: number;
  showsPrices: boolean;
};

/** A thickness for each ordered eye, right first: `R 4.8 · L 5.0`. */
function lengths({ eyes }: IndexChoice, of: 'thickestEdge' | 'centre'): Message {
  const write = (locale: Locale) =>
    eyeSides.flatMap((side) => {
      const profile = eyes[side];
      const letter = side === 'right' ? 'R' : 'L';
      return profile ? `${letter} ${writeThickness(profile.thickness[of], locale)}` : [];
    });
  return inBoth((locale) => isolate(write(locale).join(' · ')));
}

const writtenIndex = (index: number) => inBoth((locale) => formatIndex(index, locale));

function Price({ draft, index }: { draft: RxDraft; index: number }) {
  const price = priceInIndex(draft, index);
  if (price.kind !== 'priced') return '—';
  return say(moneyText(price.amount));
}

function Facts({ draft, choice, showsPrices }: Omit<CardProps, 'view' | 'lowest'>) {
  const { eyes, weight } = choice;
  const isPair = eyes.right !== null && eyes.left !== null;
  const grams = fill(texts.grams, {
    weight: inBoth((locale) => isolate(writeGrams(weight, locale))),
  });
  const facts: readonly (readonly [Message, Message])[] = [
    [drawing.texts.edge, lengths(choice, 'thickestEdge')],
    [drawing.texts.centre, lengths(choice, 'centre')],
    [isPair ? texts.pairWeight : texts.oneWeight, grams],
  ];
  return (
    <dl>
      {facts.map(([name, value]) => (
        <div key={name[1]}>
          <dt>{say(name)}</dt>
          <dd>{say(value)}</dd>
        </div>
      ))}
      {showsPrices && (
        <div>
          <dt>{say(texts.price)}</dt>
          <dd>
            <Price draft={draft} index={choice.index} />
          </dd>
        </div>
      )}
    </dl>
  );
}

/** The lenses in one index: drawn from the side, with thickness and weight. */
export function IndexCard({ view, lowest, ...card }: CardProps) {
  const { draft, choice } = card;
  const { index, eyes, thinner } = choice;
  const isChosen = draft.lens.index === String(index);
  const percent = countText(thinner ?? 0);
  return (
    <li className={isChosen ? 'chooser-card chooser-chosen' : 'chooser-card'}>
      <h3>
        {say(fill(texts.index, { index: writtenIndex(index) }))}
        {isChosen && <small className="chooser-mark">{say(drawing.texts.chosen)}</small>}
      </h3>
      <div className="chooser-lenses" dir="ltr">
        {eyeSides.map((side) => {
          const profile = eyes[side];
          const id = `chooser-${side}-${index}`;
          return profile && <LensProfileView key={side} {...{ profile, view, id }} />;
        })}
      </div>
      <Facts {...card} />
      {thinner !== null && (
        <p className="chooser-thinner">
          {say(fill(texts.thinner, { percent, index: writtenIndex(lowest) }))}
        </p>
      )}
    </li>
  );
}
