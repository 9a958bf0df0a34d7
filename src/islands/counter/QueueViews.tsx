import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { standingViewNames, usualMenuView } from '../../domain/counter/queue-view.ts';
import { queueViews, standingViewTexts } from '../../i18n/counter/queue-views.ts';
import { $counterDialog } from '../../stores/counter/dialog.ts';
import {
  $mostViewed,
  $queueViews,
  $shownView,
  followViews,
  type QueueView,
  showView,
} from '../../stores/counter/views.ts';
import { $menuViewId, showInMenu } from '../../stores/lab/menu-view.ts';
import { $choiceQuery, clearChoice } from '../../stores/orders/list-choice.ts';
import { $signedIn, isOfLab } from '../../stores/shell/session.ts';
import { Icon } from '../../ui/base/Icon.tsx';
import { say } from '../../ui/base/say.tsx';
import { ViewCount } from '../../ui/counter/ViewCount.tsx';
import { useMessages } from '../base/use-messages.ts';

const { texts } = queueViews;

function ViewName({ id, name }: QueueView) {
  if (name !== null) return <bdi>{name}</bdi>;
  const standing = standingViewNames.find((each) => each === id);
  return standing ? say(standingViewTexts.texts[standing]) : null;
}

/** Shows a view in the main menu on every screen, or brings back the default one. */
function InMenu({ id, label }: { id: string; label: string }) {
  const isThere = useStore($menuViewId) === id;
  return (
    <button
      type="button"
      className="btn btn-link"
      title={label}
      aria-pressed={isThere}
      onClick={() => showInMenu(isThere ? usualMenuView : id)}
    >
      <Icon name="layout-sidebar-inset" />
      <span className="visually-hidden">{label}</span>
    </button>
  );
}

/** The saved views. Clicking the current one returns to all orders. */
export function QueueViews() {
  useEffect(followViews, []);
  const { views: label, inMenu } = useMessages(queueViews);
  const views = useStore($queueViews);
  const shown = useStore($shownView);
  const most = useStore($mostViewed);
  const isNamed = shown !== undefined;
  const isLab = isOfLab(useStore($signedIn));
  const isFiltered = useStore($choiceQuery) !== '';
  const isOwn = shown !== undefined && shown.name !== null;
  return (
    <div className="queue-views">
      <fieldset>
        <legend className="visually-hidden">{label}</legend>
        {views.map((view) => (
          <button
            key={view.id}
            type="button"
            className="choice"
            aria-pressed={view.id === shown?.id}
            onClick={() => (view.id === shown?.id ? clearChoice() : showView(view))}
          >
            <ViewName {...view} />
            <ViewCount count={view.count} most={most} />
          </button>
        ))}
      </fieldset>
      {shown && isLab && <InMenu id={shown.id} label={inMenu} />}
      {(isOwn || (isFiltered && !isNamed)) && (
        <button type="button" className="btn btn-link" onClick={() => $counterDialog.set('view')}>
          <Icon name={isOwn ? 'pencil' : 'plus-lg'} />
          {say(isOwn ? texts.edit : texts.save)}
        </button>
      )}
    </div>
  );
}
