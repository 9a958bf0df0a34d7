import { useState } from 'react';
import type { Message } from '../../i18n/language/message.ts';
import { tableFile } from '../../i18n/table-file/table-file.ts';
import { toast } from '../../stores/shell/toasts.ts';
import type { TableImport } from '../../stores/table-file/import.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Icon } from '../../ui/base/Icon.tsx';
import { ImportDialog } from './ImportDialog.tsx';

const { texts } = tableFile;

type FileButtonsProps<Row> = {
  onDownload: (format: 'csv' | 'xlsx') => void;
  makeImport: () => TableImport<Row>;
  /** What the file is to look like. */
  hint?: Message;
};

const formats = [
  ['csv', 'CSV'],
  ['xlsx', 'Excel'],
] as const;

/** A list as a file, and a file as a list. */
export function FileButtons<Row>({ onDownload, makeImport, hint }: FileButtonsProps<Row>) {
  const [file, setFile] = useState<TableImport<Row> | null>(null);
  const close = () => setFile(null);
  const done = () => {
    toast({ kind: 'success', text: texts.applied });
    close();
  };
  return (
    <div className="file-buttons">
      {formats.map(([format, label]) => (
        <button
          key={format}
          type="button"
          className="btn btn-link"
          onClick={() => onDownload(format)}
        >
          <Icon name="download" />
          {label}
        </button>
      ))}
      <Button text={texts.import} onClick={() => setFile(makeImport())} />
      {file && (
        <ImportDialog title={texts.import} hint={hint} file={file} onDone={done} onClose={close} />
      )}
    </div>
  );
}
