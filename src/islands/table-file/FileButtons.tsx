import { useState } from 'react';
import type { Message } from '../../i18n/language/message.ts';
import { tableFile } from '../../i18n/table-file/table-file.ts';
import { toast } from '../../stores/shell/toasts.ts';
import type { TableImport } from '../../stores/table-file/import.ts';
import { Button } from '../../ui/base/Button.tsx';
import { DownloadButtons } from './DownloadButtons.tsx';
import { ImportDialog } from './ImportDialog.tsx';

const { texts } = tableFile;

type FileButtonsProps<Row> = {
  onDownload: (format: 'csv' | 'xlsx') => void;
  makeImport: () => TableImport<Row>;
  /** Describes the expected file. */
  hint?: Message;
};

/** Buttons to download a list as a file and to import such a file. */
export function FileButtons<Row>({ onDownload, makeImport, hint }: FileButtonsProps<Row>) {
  const [file, setFile] = useState<TableImport<Row> | null>(null);
  const close = () => setFile(null);
  const done = () => {
    toast({ kind: 'success', text: texts.applied });
    close();
  };
  return (
    <div className="file-buttons">
      <DownloadButtons onDownload={onDownload} />
      <Button text={texts.import} onClick={() => setFile(makeImport())} />
      {file && (
        <ImportDialog title={texts.import} hint={hint} file={file} onDone={done} onClose={close} />
      )}
    </div>
  );
}
