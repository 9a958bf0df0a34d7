import { type FormEvent, useEffect, useRef } from 'react';
import { type StationState, stationStates } from '../../domain/lifecycle/scan.ts';
import { countText } from '../../i18n/language/count-text.ts';
import { fill } from '../../i18n/language/message.ts';
import { orderStates } from '../../i18n/orders/orders.ts';
import { scanning } from '../../i18n/scan/scan.ts';
import { breakableOf } from '../../stores/scan/broken.ts';
import type { Scan } from '../../stores/scan/scan.ts';
import { $again, $scans, $station, $waitingScans, addScan } from '../../stores/scan/scans.ts';
import { followScans } from '../../stores/scan/send-scans.ts';
import { say } from '../../ui/base/say.tsx';
import { ScanVerdict } from '../../ui/scan/ScanVerdict.tsx';
import { useLive } from '../base/use-live.ts';
import { useMessages } from '../base/use-messages.ts';
import { BreakPiece } from './BreakPiece.tsx';
import { useBeeps } from './use-beeps.ts';
import { useLoud } from './use-loud.ts';
import { useReadyField } from './use-ready-field.ts';

const noScans: readonly Scan[] = [];

function StationChoice() {
  const words = useMessages(scanning);
  const states = useMessages(orderStates);
  const station = useLive($station, null);
  return (
    <label className="scan-field">
      <span>{say(scanning.texts.station)}</span>
      <select
        className="form-select"
        value={station ?? ''}
        onChange={(event) => $station.set((event.currentTarget.value || null) as StationState)}
      >
        <option value="">{words.next}</option>
        {stationStates.map((state) => (
          <option key={state} value={state}>
            {states[state]}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The latest result: large at first, so that it can be read across the room, then small. */
function Latest({ isLoud }: { isLoud: boolean }) {
  const again = useLive($again, null);
  const [latest] = useLive($scans, noScans);
  const breakable = latest ? breakableOf(latest) : null;
  return (
    <div className="scan-latest">
      <div role="status">
        {again ? (
          <ScanVerdict kind="again" number={again} isLoud={isLoud} />
        ) : (
          latest && <ScanVerdict {...latest.result} number={latest.number} isLoud={isLoud} />
        )}
      </div>
      {latest && breakable && <BreakPiece key={latest.id} scan={latest.id} order={breakable} />}
    </div>
  );
}

function Waiting() {
  const waiting = useLive($waitingScans, noScans).length;
  if (waiting === 0) return null;
  const count = countText(waiting);
  return <p className="scan-count">{say(fill(scanning.texts.waitingCount, { count }))}</p>;
}

function Earlier() {
  const scans = useLive($scans, noScans).slice(1);
  if (scans.length === 0) return null;
  return (
    <details className="scan-earlier">
      <summary>{say(scanning.texts.earlier)}</summary>
      <ul>
        {scans.map(({ id, number, result }) => (
          <li key={id}>
            <ScanVerdict {...result} number={number} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Results of the scans; until there is one, a hint on how to scan. */
function Results() {
  const box = useRef<HTMLDivElement>(null);
  const isLoud = useLoud(box);
  const isNone = useLive($scans, noScans).length === 0;
  return (
    <div className="scan-results" ref={box}>
      <p className={isNone ? 'scan-hint' : 'visually-hidden'} id="scan-hint">
        {say(scanning.texts.hint)}
      </p>
      <Latest isLoud={isLoud} />
      <Waiting />
      <Earlier />
    </div>
  );
}

/** Reads the input of a hand scanner and moves the scanned orders on. */
export function ScanStation() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(followScans, []);
  const returnFocus = useReadyField(field);
  useBeeps();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const input = field.current;
    if (!input) return;
    addScan(input.value);
    input.value = '';
    returnFocus();
  };
  return (
    <section className="surface scan" aria-labelledby="scan-title">
      <h2 className="visually-hidden" id="scan-title">
        {say(scanning.texts.title)}
      </h2>
      <form className="scan-form" onSubmit={submit}>
        <label className="scan-field">
          <span>{say(scanning.texts.number)}</span>
          <input
            ref={field}
            className="form-control"
            name="scan"
            dir="ltr"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            aria-describedby="scan-hint"
          />
        </label>
        <StationChoice />
      </form>
      <Results />
    </section>
  );
}
