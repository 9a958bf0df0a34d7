import { useStore } from '@nanostores/react';
import type { RefusedCell } from '../../domain/stock-edits.ts';
import type { GridFrame } from '../../domain/stock-frame.ts';
import { fill } from '../../i18n/fill.ts';
import { formatCount, formatEyeValue } from '../../i18n/format-number.ts';
import { inBoth } from '../../i18n/in-both.ts';
import type { Message } from '../../i18n/message.ts';
import { gridNotices, refusalReasons } from '../../i18n/messages/stock-grid.ts';
import { $gridNotice } from '../../stores/grid-notice.ts';
import { $frame } from '../../stores/stock-grid.ts';
import { Text } from '../../ui/Text.tsx';

/** What a field in error points to. */
export const noticeId = 'power-notice';

/** As many refusals as are told one by one. */
const told = 8;

const withCells = (text: Message, cells: number) =>
  fill(text, { cells: inBoth((locale) => formatCount(cells, locale)) });

/** The power a refused quantity was meant for; nothing beyond the grid. */
function powerText(frame: GridFrame, { place }: RefusedCell): Message {
  const sphere = frame.spheres[place.row];
  const cylinder = frame.cylinders[place.column];
  if (sphere === undefined || cylinder === undefined) return ['', ''];
  return inBoth(
    (locale) =>
      `${formatEyeValue('sphere', sphere, locale)} ${formatEyeValue('cylinder', cylinder, locale)}`,
  );
}

function Refused({ refused, frame }: { refused: readonly RefusedCell[]; frame: GridFrame }) {
  const rest = refused.length - told;
  return (
    <>
      <strong>
        <Text of={withCells(gridNotices.texts.refused, refused.length)} />
      </strong>
      <ul>
        {refused.slice(0, told).map((cell) => (
          <li key={`${cell.place.row} ${cell.place.column}`}>
            <span className="number">
              <Text of={powerText(frame, cell)} />
            </span>{' '}
            «<bdi>{cell.text.slice(0, 20)}</bdi>»: <Text of={refusalReasons.texts[cell.reason]} />
          </li>
        ))}
      </ul>
      {rest > 0 && <Text of={withCells(gridNotices.texts.more, rest)} />}
    </>
  );
}

/** Says what the last key or paste did, and what of it was not taken and why. */
export function GridNotice() {
  const notice = useStore($gridNotice);
  const frame = useStore($frame);
  const isTrouble = (notice?.refused.length ?? 0) > 0;
  return (
    <div
      id={noticeId}
      className={isTrouble ? 'power-notice notice notice-danger' : 'power-notice'}
      role="status"
    >
      {notice && notice.text !== gridNotices.texts.refused && (
        <p>
          <Text of={withCells(notice.text, notice.cells)} />
        </p>
      )}
      {notice && frame && isTrouble && <Refused refused={notice.refused} frame={frame} />}
    </div>
  );
}
