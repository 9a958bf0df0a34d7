import { useState } from 'react';
import { drawing } from '../../../../i18n/drawing/drawing.ts';
import { chooser } from '../../../../i18n/rx/lazy/chooser.ts';
import { chooserOf, shopName } from '../../../../stores/rx/chooser.ts';
import { contentOf, type RxForm } from '../../../../stores/rx/form.ts';
import { Button } from '../../../../ui/base/Button.tsx';
import { say } from '../../../../ui/base/say.tsx';
import { Dialog } from '../../../dialog/Dialog.tsx';
import { IndexCard } from './IndexCard.tsx';

const { texts } = chooser;

type ActionsProps = {
  showsPrices: boolean;
  onPrices: (shows: boolean) => void;
  onClose: () => void;
};

function Actions({ showsPrices, onPrices, onClose }: ActionsProps) {
  return (
    <div className="chooser-actions">
      <label className="chooser-prices">
        <input
          type="checkbox"
          className="form-check-input"
          checked={showsPrices}
          onChange={({ currentTarget }) => onPrices(currentTarget.checked)}
        />
        {say(texts.prices)}
      </label>
      <Button icon="printer" text={texts.print} onClick={() => window.print()} />
      <Button look="primary" icon="x-lg" text={texts.close} onClick={onClose} />
    </div>
  );
}

/** Full-screen comparison of the prescription's lenses in each index, for the customer to look at. */
export function Chooser({ form, onClose }: { form: RxForm; onClose: () => void }) {
  const [showsPrices, showPrices] = useState(false);
  const draft = contentOf(form);
  const { view, choices } = chooserOf(draft);
  const lowest = choices[0]?.index ?? 0;
  const shop = shopName();
  return (
    // Outside the form, so that the form doesn't handle its keys.
    <Dialog within="#main" labelledBy="chooser-title" className="chooser" onClose={onClose}>
      <header className="chooser-head">
        <div>
          {shop !== '' && (
            <p className="chooser-shop">
              <bdi>{shop}</bdi>
            </p>
          )}
          <h2 id="chooser-title">{say(texts.title)}</h2>
        </div>
        <Actions showsPrices={showsPrices} onPrices={showPrices} onClose={onClose} />
      </header>
      {choices.length === 0 ? (
        <p>{say(drawing.texts.needsPower)}</p>
      ) : (
        <ol className="chooser-cards">
          {choices.map((choice) => (
            <IndexCard key={choice.index} {...{ draft, choice, view, lowest, showsPrices }} />
          ))}
        </ol>
      )}
      <p className="chooser-hint">
        {say(drawing.texts.estimates)} {showsPrices && say(texts.noPrices)}
      </p>
    </Dialog>
  );
}
