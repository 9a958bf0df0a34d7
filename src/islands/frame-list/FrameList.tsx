import { useState } from 'react';
import type { ListedFrame } from '../../domain/frame-list/frame-entry.ts';
import { frameFiles } from '../../i18n/frame-list/frame-files.ts';
import { frameList as words } from '../../i18n/frame-list/frame-list.ts';
import { downloadFrames, frameImport } from '../../stores/frame-list/frame-files.ts';
import { frameList } from '../../stores/frame-list/frame-list.ts';
import { Button } from '../../ui/base/Button.tsx';
import { EmptyState } from '../../ui/base/EmptyState.tsx';
import { LabDialog } from '../lab-parts/LabDialog.tsx';
import { LabSearch } from '../lab-parts/LabSearch.tsx';
import { ListView } from '../lab-parts/ListView.tsx';
import { FileButtons } from '../table-file/FileButtons.tsx';
import { FrameForm } from './FrameForm.tsx';
import { frameColumns } from './frame-columns.tsx';

const { texts } = words;

/** The lab’s list of frames, from which shops get suggestions. */
export function Screen() {
  const [edited, setEdited] = useState<ListedFrame | 'new' | null>(null);
  const frame = edited === 'new' ? null : edited;
  const close = () => setEdited(null);
  const add = <Button look="primary" text={texts.add} onClick={() => setEdited('new')} />;
  return (
    <div className="lab-screen">
      <div className="frame-list-acts">
        {add}
        <FileButtons
          onDownload={(format) => void downloadFrames(format)}
          makeImport={frameImport}
          hint={frameFiles.texts.hint}
        />
      </div>
      <div className="lab-filters">
        <LabSearch list={frameList} hint={texts.searchHint} />
      </div>
      <ListView
        list={frameList}
        caption={texts.caption}
        columns={frameColumns}
        idOf={({ id }) => id}
        onOpen={setEdited}
        empty={
          <EmptyState picture="spectacles" title={texts.empty} text={texts.emptyHint}>
            {add}
          </EmptyState>
        }
      />
      {edited && (
        <LabDialog title={frame ? texts.edit : texts.add} isWide onClose={close}>
          <FrameForm frame={frame} onDone={close} />
        </LabDialog>
      )}
    </div>
  );
}
