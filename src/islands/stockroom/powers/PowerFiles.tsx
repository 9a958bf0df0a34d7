import { useStore } from '@nanostores/react';
import { fileHint } from '../../../i18n/stockroom/shelf-files.ts';
import { $shelfView, readView } from '../../../stores/stockroom/desk.ts';
import { downloadPowers } from '../../../stores/stockroom/download-file.ts';
import { shelfImport } from '../../../stores/stockroom/import-file.ts';
import { nameOfLens } from '../../../stores/stockroom/item-names.ts';
import { $head } from '../../../stores/stockroom/typed.ts';
import { FileButtons } from '../../table-file/FileButtons.tsx';

/** Downloads all powers as a file for the current task, and imports such a file. */
export function PowerFiles() {
  const { task } = useStore($head);
  const view = useStore($shelfView);
  return (
    <FileButtons
      onDownload={(format) => void downloadPowers(task, format)}
      makeImport={() => shelfImport(task, view, readView)}
      hint={fileHint(task, view && { name: nameOfLens(view.lens), diameter: view.diameter })}
    />
  );
}
