import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { TablePlace } from '../../../domain/stock-table/table.ts';
import { countText } from '../../../i18n/language/count-text.ts';
import { fill } from '../../../i18n/language/message.ts';
import { gridFiles } from '../../../i18n/stock-files/grid-files.ts';
import { fileReading, fileRefusals } from '../../../i18n/stock-files/stock-files.ts';
import {
  $file,
  dropFile,
  type FileStep,
  readAsChosen,
  readFile,
} from '../../../stores/stock-files/read-file.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { say } from '../../../ui/base/say.tsx';
import { FirstRows } from '../../../ui/table-file/FirstRows.tsx';
import { isolated } from '../../../ui/table-file/isolated.ts';
import { WorkbookSummary } from '../../../ui/table-file/WorkbookSummary.tsx';
import { useDroppedFiles } from '../../dropped-files/use-dropped-files.ts';
import { FileResult } from './FileResult.tsx';

const { texts } = gridFiles;

type Of<Kind extends FileStep['kind']> = { step: Extract<FileStep, { kind: Kind }> };

function Reading({ step: { name, done, all } }: Of<'reading'>) {
  return (
    <div className="more-row" role="status">
      <label className="more-progress">
        {say(fill(texts.reading, { name: isolated(name) }))}
        <progress max={Math.max(all, 1)} value={done} />
      </label>
      <button type="button" className="choice" onClick={dropFile}>
        {say(texts.stop)}
      </button>
    </div>
  );
}

function Asked({ step: { notes } }: Of<'asked'>) {
  return (
    <div className="more-result" role="status">
      <WorkbookSummary notes={notes} onChoose={readAsChosen} />
      <div className="more-row">
        <Button text={fileReading.texts.takeNone} onClick={dropFile} />
      </div>
    </div>
  );
}

/** The cell because of which a file is refused. */
function FaultyCell({ row, column, text }: TablePlace) {
  return (
    <>
      {say(fill(fileReading.texts.row, { row: countText(row), column: countText(column) }))}{' '}
      {text !== '' && (
        <>
          <q>{text.slice(0, 30)}</q>:{' '}
        </>
      )}
    </>
  );
}

/** Why a file is refused, and the rows that were read, as help. */
function Refused({ step: { name, reason, at, seen, known, notes } }: Of<'refused'>) {
  return (
    <div className="more-result">
      <p className="notice notice-danger" role="alert">
        {say(fill(fileReading.texts.refused, { name: isolated(name) }))}{' '}
        {at && <FaultyCell {...at} />}
        {say(fileRefusals.texts[reason])}
      </p>
      <FirstRows rows={seen} known={known} />
      {notes && <WorkbookSummary notes={notes} onChoose={readAsChosen} />}
    </div>
  );
}

function Step({ step }: { step: FileStep }) {
  switch (step.kind) {
    case 'none':
      return null;
    case 'reading':
      return <Reading step={step} />;
    case 'asked':
      return <Asked step={step} />;
    case 'refused':
      return <Refused step={step} />;
    case 'read':
      return <FileResult {...step} />;
  }
}

/** Reads an order from a file and shows it. It is added only when the user confirms. */
export function FilePart() {
  const step = useStore($file);
  useEffect(() => dropFile, []);
  useDroppedFiles(([file]) => file && readFile(file));
  return (
    <section aria-labelledby="more-file">
      <h2 id="more-file">{say(texts.fromFile)}</h2>
      <label className="choice more-choose">
        {say(texts.choose)}
        <input
          className="visually-hidden"
          type="file"
          name="stockFile"
          accept=".csv,.txt,.tsv,.xlsx"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) readFile(file);
            // Allows choosing the same file again after it was corrected.
            currentTarget.value = '';
          }}
        />
      </label>
      <p className="more-hint">{say(texts.hint)}</p>
      <Step step={step} />
    </section>
  );
}
