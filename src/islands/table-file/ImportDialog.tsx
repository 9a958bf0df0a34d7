import { useEffect } from 'react';
import type { FileHeading } from '../../domain/table-file/headings.ts';
import type { Message } from '../../i18n/language/message.ts';
import { tableFile } from '../../i18n/table-file/table-file.ts';
import type { TableImport } from '../../stores/table-file/import.ts';
import { Button } from '../../ui/base/Button.tsx';
import { say } from '../../ui/base/say.tsx';
import { WorkbookSummary } from '../../ui/table-file/WorkbookSummary.tsx';
import { useLive } from '../base/use-live.ts';
import { LabDialog } from '../lab-parts/LabDialog.tsx';
import { ChooseFile } from './ChooseFile.tsx';
import { FileFaults } from './FileFaults.tsx';
import { ImportChanges } from './ImportChanges.tsx';
import { MatchColumns } from './MatchColumns.tsx';

const { texts } = tableFile;
const none: readonly FileHeading[] = [];

type ImportDialogProps<Row> = {
  title: Message;
  hint: Message | undefined;
  file: TableImport<Row>;
  onDone: () => void;
  onClose: () => void;
};

/** Imports a file: shows its errors or the changes it would make, and writes them on confirmation. */
export function ImportDialog<Row>({ title, hint, file, onDone, onClose }: ImportDialogProps<Row>) {
  const step = useLive(file.$step, { kind: 'waiting' });
  const notes = useLive(file.$notes, null);
  const headings = useLive(file.$headings, none);
  useEffect(() => file.clear, [file]);
  useEffect(() => {
    if (step.kind === 'done') onDone();
  }, [step.kind, onDone]);
  const hasPreview = step.kind === 'preview' || step.kind === 'applying';
  return (
    <LabDialog title={title} isWide onClose={onClose}>
      {notes && (
        <WorkbookSummary notes={notes} onChoose={(choice) => void file.readAsChosen(choice)} />
      )}
      {hasPreview ? (
        <ImportChanges preview={step.preview} problem={step.problem} />
      ) : (
        <>
          {hint && <p className="file-hint">{say(hint)}</p>}
          <ChooseFile step={step} onChoose={(chosen) => void file.choose(chosen)} />
          <FileFaults step={step} columns={file.columns} />
        </>
      )}
      {headings.length > 0 && (
        <MatchColumns
          headings={headings}
          columns={file.columns}
          isNeeded={step.kind === 'unread'}
          onMatch={(heading, column) => void file.match(heading, column)}
        />
      )}
      <p className="event-buttons">
        {hasPreview && (
          <Button
            look="primary"
            text={step.kind === 'applying' ? texts.applying : texts.apply}
            aria-disabled={step.kind === 'applying'}
            onClick={() => void file.apply()}
          />
        )}
        <Button text={texts.cancel} onClick={onClose} />
      </p>
    </LabDialog>
  );
}
