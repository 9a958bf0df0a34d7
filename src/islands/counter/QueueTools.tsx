import { counter } from '../../i18n/counter/counter.ts';
import { columnChoice } from '../../i18n/counter/queue-columns.ts';
import { $counterDialog } from '../../stores/counter/dialog.ts';
import { Icon } from '../../ui/base/Icon.tsx';
import { say } from '../../ui/base/say.tsx';
import { QueueDialogs } from './QueueDialogs.tsx';
import { QueueViews } from './QueueViews.tsx';

/** Beside the number of orders: what the counter has in addition to the list of a shop. */
export function QueueTools() {
  return (
    <div className="queue-tools">
      <QueueViews />
      <button
        type="button"
        className="btn btn-link columns-button"
        onClick={() => $counterDialog.set('columns')}
      >
        <Icon name="table" />
        {say(columnChoice.texts.button)}
      </button>
      <button
        type="button"
        className="btn btn-link keys-button"
        onClick={() => $counterDialog.set('keys')}
      >
        <Icon name="question-circle" />
        {say(counter.texts.keys)}
      </button>
      <QueueDialogs />
    </div>
  );
}
