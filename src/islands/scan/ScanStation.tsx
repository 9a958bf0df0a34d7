import { type FormEvent, useEffect, useRef } from 'react';
import { type StationState, stationStates } from '../../domain/lifecycle/scan.ts';
import { formatCount } from '../../i18n/language/format-number.ts';
import { fill, inBoth } from '../../i18n/language/message.ts';
import { orderStates } from '../../i18n/orders/orders.ts';
import { scanning } from '../../i18n/scan/scan.ts';
import type { Scan } from '../../stores/scan/scan.ts';
import { $again, $scans, $station, $waitingScans, addScan } from '../../stores/scan/scans.ts';
import { followScans } from '../../stores/scan/send-scans.ts';
import { say } from '../../ui/base/say.tsx';
import { ScanVerdict } from '../../ui/scan/ScanVerdict.tsx';
import { useLive } from '../base/use-live.ts';
import { useMessages } from '../base/use-messages.ts';
import { useBeeps } from './use-beeps.ts';
import { useReadyField } from './use-ready-field.ts';

const noScans: readonly Scan[] = [];

function StationChoice() {
  const words = useMessages(scanning);
  const states = useMessages(orderStates);
  const station = useLive($station, null);
  return (
    <label className="scan-field">
      {say(scanning.texts.station)}
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

function Latest() {
  const again = useLive($again, null);
  const [latest] = useLive($scans, noScans);
  return (
    <div role="status">
      {again ? (
        <ScanVerdict kind="again" number={again} isLoud />
      ) : (
        latest && <ScanVerdict {...latest.result} number={latest.number} isLoud />
      )}
    </div>
  );
}

function Earlier() {
  const scans = useLive($scans, noScans).slice(1);
  const waiting = useLive($waitingScans, noScans).length;
  return (
    <>
      {waiting > 0 && (
        <p className="notice notice-info">
          {say(
            fill(scanning.texts.waitingCount, {
              count: inBoth((locale) => formatCount(waiting, locale)),
            }),
          )}
        </p>
      )}
      {scans.length > 0 && (
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
      )}
    </>
  );
}

/** Takes what a hand scanner types, and moves the order on. */
export function ScanStation() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(followScans, []);
  const giveFocusBack = useReadyField(field);
  useBeeps();
  const take = (event: FormEvent) => {
    event.preventDefault();
    const input = field.current;
    if (!input) return;
    addScan(input.value);
    input.value = '';
    giveFocusBack();
  };
  return (
    <section className="surface scan" aria-labelledby="scan-title">
      <h2 id="scan-title">{say(scanning.texts.title)}</h2>
      <form className="scan-form" onSubmit={take}>
        <label className="scan-field">
          {say(scanning.texts.number)}
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
        <p className="scan-hint" id="scan-hint">
          {say(scanning.texts.hint)}
        </p>
      </form>
      <Latest />
      <Earlier />
    </section>
  );
}
