import type { ListedFrame } from '../../domain/frame-list/frame-entry.ts';
import { frameList } from '../../i18n/frame-list/frame-list.ts';
import { frameMeasures, frameName } from '../../i18n/rx/lazy/frame-choice.ts';
import { orderFacts } from '../../i18n/rx/lazy/order-facts.ts';
import { pictureSets } from '../../stores/accessories/picture-sets.ts';
import { UploadedPicture } from '../../ui/accessories/UploadedPicture.tsx';
import { say } from '../../ui/base/say.tsx';
import type { Column } from '../../ui/table/column.ts';

const { texts } = frameList;

function Measures(frame: ListedFrame) {
  const measures = frameMeasures({ ...frame, colour: '' });
  return measures && say(measures);
}

/** The columns of the lab’s list of frames. */
export const frameColumns: readonly Column<ListedFrame>[] = [
  {
    key: 'name',
    title: texts.name,
    isName: true,
    place: 'table-wide',
    cell: (frame) => (
      <span className="frame-list-name">
        {frame.picture && <UploadedPicture sets={pictureSets(frame.picture)} />}
        <bdi>{frameName(frame)}</bdi>
      </span>
    ),
  },
  { key: 'measures', title: texts.measures, cell: Measures },
  {
    key: 'shape',
    title: texts.shape,
    cell: ({ shape }) => shape && say(orderFacts.texts[shape]),
  },
  {
    key: 'material',
    title: texts.material,
    cell: ({ material }) => material && say(orderFacts.texts[material]),
  },
];
