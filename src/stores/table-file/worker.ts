import { tableLimits } from '../../domain/table-file/read-table.ts';
import { readTableFile } from '../stock-files/table-file.ts';

addEventListener('message', ({ data }: MessageEvent<File>) => {
  void data
    .arrayBuffer()
    .then((bytes) => postMessage(readTableFile(new Uint8Array(bytes), tableLimits)));
});
