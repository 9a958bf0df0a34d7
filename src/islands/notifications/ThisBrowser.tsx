import FormCheckInput from 'react-bootstrap/FormCheckInput';
import { outside } from '../../i18n/notifications/outside.ts';
import { canPush } from '../../stores/notifications/browser-push.ts';
import {
  addThisBrowser,
  type Destination,
  removeDestination,
  thisBrowser,
} from '../../stores/notifications/destinations.ts';
import { say } from '../../ui/base/say.tsx';
import { ActionStatus } from './ActionStatus.tsx';

const { texts } = outside;
const id = 'this-browser';

/** Turns notifications in this browser on or off. */
export function ThisBrowser({ own }: { own: Destination | undefined }) {
  const isAble = canPush();
  return (
    <div className="topic">
      <div>
        <label htmlFor={id}>{say(texts.thisBrowser)}</label>
        <small id={`${id}-hint`}>{say(isAble ? texts.thisBrowserHint : texts.unsupported)}</small>
        <ActionStatus at={thisBrowser} id={id} />
      </div>
      <FormCheckInput
        id={id}
        role="switch"
        aria-describedby={`${id}-hint`}
        disabled={!isAble && !own}
        checked={own !== undefined}
        onChange={() => void (own ? removeDestination(own) : addThisBrowser())}
      />
    </div>
  );
}
