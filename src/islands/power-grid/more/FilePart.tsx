import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { fill } from '../../../i18n/language/message.ts';
import { gridFiles } from '../../../i18n/stock-files/grid-files.ts';
import { fileReading, fileRefusals } from '../../../i18n/stock-files/stock-files.ts';
import { $file, dropFile, type FileStep, readFile } from '../../../stores/stock-files/read-file.ts';
import { Text } from '../../../ui/base/Text.tsx';
import { FileResult } from './FileResult.tsx';
import { isolated } from './isolated.ts';

const { texts } = gridFiles;

type Of<Kind extends FileStep['kind']> = { step: Extract<FileStep, { kind: Kind }> };

function Reading({ step: { name, done, all } }: Of<'reading'>) {
  return (
    <div className="more-row" role="status">
      <label className="more-progress">
        <Text of={fill(texts.reading, { name: isolated(name) })} />
        <progress max={Math.max(all, 1)} value={done} />
      </label>
      <button type="button" className="choice" onClick={dropFile}>
        <Text of={texts.stop} />
      </button>
    </div>
  );
}

function Refused({ step: { name, reason } }: Of<'refused'>) {
  return (
    <p className="notice notice-danger" role="alert">
      <Text of={fill(fileReading.texts.refused, { name: isolated(name) })} />{' '}
      <Text of={fileRefusals.texts[reason]} />
    </p>
  );
}

function Step({ step }: { step: FileStep }) {
  switch (step.kind) {
    case 'none':
      return null;
    case 'reading':
      return <Reading step={step} />;
    case 'refused':
      return <Refused step={step} />;
    case 'read':
      return <FileResult {...step} />;
  }
}

/** Reads an order from a file, shows it, and takes it only when confirmed. */
export function FilePart() {
  const step = useStore($file);
  useEffect(() => dropFile, []);
  return (
    <section aria-labelledby="more-file">
      <h2 id="more-file">
        <Text of={texts.fromFile} />
      </h2>
      <label className="choice more-choose">
        <Text of={texts.choose} />
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
      <p className="more-hint">
        <Text of={texts.hint} />
      </p>
      <Step step={step} />
    </section>
  );
}
