import { gridFiles } from '../../../i18n/stock-files/grid-files.ts';
import { downloadGrid, type FileForm } from '../../../stores/stock-files/download.ts';
import type { FileFormat } from '../../../stores/stock-files/write-file.ts';
import { Icon } from '../../../ui/base/Icon.tsx';
import { say } from '../../../ui/base/say.tsx';

const { texts } = gridFiles;

const files: readonly { form: FileForm; format: FileFormat; name: string }[] = [
  { form: 'list', format: 'xlsx', name: 'Excel' },
  { form: 'list', format: 'csv', name: 'CSV' },
  { form: 'grid', format: 'xlsx', name: 'Excel' },
  { form: 'grid', format: 'csv', name: 'CSV' },
];

/** Downloads the grid as a file. */
export function Downloads() {
  return (
    <section aria-labelledby="more-downloads">
      <h2 id="more-downloads">{say(texts.toFile)}</h2>
      <div className="more-row">
        {files.map(({ form, format, name }) => (
          <button
            key={`${form} ${format}`}
            type="button"
            className="choice"
            onClick={() => downloadGrid(form, format)}
          >
            <Icon name="download" /> {say(form === 'list' ? texts.asList : texts.asGrid)}{' '}
            <bdi lang="en">{name}</bdi>
          </button>
        ))}
      </div>
    </section>
  );
}
