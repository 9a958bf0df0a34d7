import { useStore } from '@nanostores/react';
import { countText } from '../../../i18n/language/count-text.ts';
import { fill, type Message } from '../../../i18n/language/message.ts';
import { gridNotices } from '../../../i18n/power-grid/power-grid.ts';
import { $gridNotice, type GridNotice as Notice } from '../../../stores/power-grid/notice.ts';
import { pasteRest } from '../../../stores/power-grid/pasting.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { say } from '../../../ui/base/say.tsx';
import { focusActive } from './focus-active.ts';

const { texts } = gridNotices;

/** Element id that an invalid field refers to. */
export const noticeId = 'power-grid-notice';

/** Maximum number of refusals listed one by one. */
const mostListed = 8;

const withCells = (text: Message, cells: number) => fill(text, { cells: countText(cells) });

function takeRest(): void {
  pasteRest();
  focusActive();
}

function Refused({ text, cells, refused, rest }: Notice) {
  const unlisted = refused.length - mostListed;
  return (
    <>
      <strong>{say(withCells(text, cells))}</strong>
      <ul>
        {refused.slice(0, mostListed).map(({ id, where, text: typed, why }) => (
          <li key={id}>
            <span className="number">{say(where)}</span>{' '}
            {typed !== '' && (
              <>
                <q>{typed.slice(0, 20)}</q>:
              </>
            )}{' '}
            {say(why)}
          </li>
        ))}
      </ul>
      {unlisted > 0 && say(withCells(texts.more, unlisted))}
      {rest.length > 0 && (
        <Button look="link" text={withCells(texts.pasteRest, rest.length)} onClick={takeRest} />
      )}
    </>
  );
}

/** Result of the last key or paste, and what was refused and why. */
export function GridNotice() {
  const notice = useStore($gridNotice);
  const isProblem = (notice?.refused.length ?? 0) > 0;
  return (
    <div
      id={noticeId}
      className={isProblem ? 'power-grid-notice notice notice-danger' : 'power-grid-notice'}
      role="status"
    >
      {notice && isProblem && <Refused {...notice} />}
      {notice && !isProblem && <p>{say(withCells(notice.text, notice.cells))}</p>}
    </div>
  );
}
