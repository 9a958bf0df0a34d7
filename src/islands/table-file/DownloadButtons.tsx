import { Icon } from '../../ui/base/Icon.tsx';

const formats = [
  ['csv', 'CSV'],
  ['xlsx', 'Excel'],
] as const;

type DownloadButtonsProps = { onDownload: (format: 'csv' | 'xlsx') => void };

/** Buttons to download a list as CSV or Excel. */
export function DownloadButtons({ onDownload }: DownloadButtonsProps) {
  return formats.map(([format, label]) => (
    <button key={format} type="button" className="btn btn-link" onClick={() => onDownload(format)}>
      <Icon name="download" />
      {label}
    </button>
  ));
}
