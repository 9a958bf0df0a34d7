import { useStore } from '@nanostores/react';
import { counter } from '../../i18n/counter/counter.ts';
import { figureFilters } from '../../i18n/counter/figure-filters.ts';
import { columnChoice } from '../../i18n/counter/queue-columns.ts';
import { $counterDialog } from '../../stores/counter/dialog.ts';
import { $figureFilters, toggleFigureFilters } from '../../stores/counter/figure-filters.ts';
import { Icon } from '../../ui/base/Icon.tsx';
import { say } from '../../ui/base/say.tsx';
import { useMessages } from '../base/use-messages.ts';
import { askForKeys } from '../find/ask-for-keys.ts';
import { QueueDialogs } from './QueueDialogs.tsx';
import { QueueMove } from './QueueMove.tsx';
import { QueueViews } from './QueueViews.tsx';

/** The counter's extra tools, next to the number of orders. */
export function QueueTools() {
  const { button } = useMessages(columnChoice);
  const { keys } = useMessages(counter);
  const { button: figures } = useMessages(figureFilters);
  const areShown = useStore($figureFilters);
  return (
    <>
      <div className="queue-tools">
        <QueueViews />
        <button
          type="button"
          className="btn btn-link"
          title={figures}
          aria-pressed={areShown}
          onClick={toggleFigureFilters}
        >
          <Icon name="list" />
          <span className="visually-hidden">{say(figureFilters.texts.button)}</span>
        </button>
        <button
          type="button"
          className="btn btn-link columns-button"
          title={button}
          onClick={() => $counterDialog.set('columns')}
        >
          <Icon name="table" />
          <span className="visually-hidden">{say(columnChoice.texts.button)}</span>
        </button>
        <button
          type="button"
          className="btn btn-link keys-button"
          title={keys}
          onClick={askForKeys}
        >
          <Icon name="question-circle" />
          <span className="visually-hidden">{say(counter.texts.keys)}</span>
        </button>
      </div>
      <QueueMove />
      <QueueDialogs />
    </>
  );
}
