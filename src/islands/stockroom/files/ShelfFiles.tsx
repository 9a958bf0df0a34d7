import { lowColumns, stockroom } from '../../../i18n/stockroom/stockroom.ts';
import { downloadChart } from '../../../stores/stockroom/download-chart.ts';
import { Icon } from '../../../ui/base/Icon.tsx';
import { Text } from '../../../ui/base/Text.tsx';
import { FilePart } from '../../power-grid/more/FilePart.tsx';

/** A file is read into the grid, where it is looked through and saved; what the grid shows is written to one. */
export function ShelfFiles() {
  return (
    <div className="surface more-panel">
      <FilePart />
      <section>
        <h2>
          <Text of={stockroom.texts.toFile} />
        </h2>
        <p className="stockroom-files">
          {(['csv', 'xlsx'] as const).map((format) => (
            <button
              key={format}
              type="button"
              className="btn btn-outline-primary"
              onClick={() => downloadChart(format)}
            >
              <Icon name="download" />
              <Text of={lowColumns.texts[format]} />
            </button>
          ))}
        </p>
      </section>
    </div>
  );
}
