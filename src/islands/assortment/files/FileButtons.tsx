import { useRef, useState } from 'react';
import { itemForm } from '../../../i18n/assortment/item-form.ts';
import { assortmentFiles } from '../../../i18n/assortment/table-words.ts';
import { toast } from '../../../stores/shell/toasts.ts';
import type { TableImport } from '../../../stores/table-file/import.ts';
import { Icon } from '../../../ui/base/Icon.tsx';
import { Text } from '../../../ui/base/Text.tsx';
import { ImportDialog } from '../../table-file/ImportDialog.tsx';

type FileButtonsProps<Row> = {
  onDownload: (format: 'csv' | 'xlsx') => void;
  makeImport: () => TableImport<Row>;
};

const formats = [
  ['csv', 'CSV'],
  ['xlsx', 'Excel'],
] as const;

/** A list as a file, and a file as a list. */
export function FileButtons<Row>({ onDownload, makeImport }: FileButtonsProps<Row>) {
  const [file, setFile] = useState<TableImport<Row> | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setFile(null);
    opener.current?.focus();
  };
  const done = () => {
    toast({ kind: 'success', text: itemForm.texts.saved });
    close();
  };
  return (
    <div className="assortment-files">
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
      <button
        type="button"
        className="btn btn-outline-primary"
        ref={opener}
        onClick={() => setFile(makeImport())}
      >
        <Text of={assortmentFiles.texts.import} />
      </button>
      {file && (
        <ImportDialog
          title={assortmentFiles.texts.import}
          file={file}
          onDone={done}
          onClose={close}
        />
      )}
    </div>
  );
}
