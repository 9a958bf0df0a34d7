import { paperwork } from '../../i18n/counter/paperwork.ts';
import { Icon } from '../../ui/base/Icon.tsx';
import { say } from '../../ui/base/say.tsx';
import type { TicketPaper } from '../../ui/ticket/TicketFrame.tsx';
import { downloadSelected } from './use-paperwork.ts';

const { texts } = paperwork;

export type PaperProps = { print: (paper: TicketPaper) => void };

/** Prints tickets and downloads files of the selected orders. */
export function PaperButtons({ print }: PaperProps) {
  const buttons = [
    { icon: 'printer', label: texts.ticketsA5, act: () => print('a5') },
    { icon: 'receipt', label: texts.ticketsRoll, act: () => print('roll') },
    { icon: 'download', label: texts.labFiles, act: () => void downloadSelected() },
  ] as const;
  return (
    <div className="move-acts">
      {buttons.map(({ icon, label, act }) => (
        <button key={icon} type="button" className="btn btn-link" onClick={act}>
          <Icon name={icon} />
          {say(label)}
        </button>
      ))}
    </div>
  );
}
