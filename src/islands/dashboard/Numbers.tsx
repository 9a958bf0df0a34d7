import { needsOf } from '../../domain/dashboard/needs.ts';
import type { OrderState } from '../../domain/lifecycle/order-state.ts';
import { stateNames } from '../../domain/lifecycle/state-names.ts';
import type { Notice } from '../../domain/notices/notice.ts';
import { needTexts, numbers } from '../../i18n/dashboard/numbers.ts';
import { notices as noticeTexts } from '../../i18n/notices/notices.ts';
import { orderStates } from '../../i18n/orders/orders.ts';
import type { DashboardContent } from '../../stores/dashboard/dashboard.ts';
import { listOf } from '../../stores/dashboard/list-of.ts';
import { $locale } from '../../stores/shell/locale.ts';
import { $signedIn, isOfLab } from '../../stores/shell/session.ts';
import { say } from '../../ui/base/say.tsx';
import { CountLinks } from '../../ui/dashboard/CountLinks.tsx';
import { MonthChart } from '../../ui/dashboard/MonthChart.tsx';
import { StandingCard } from '../../ui/dashboard/StandingCard.tsx';
import { Lazy } from '../base/Lazy.tsx';
import { lazy } from '../base/lazy-code.ts';
import { useLive } from '../base/use-live.ts';

const stateLink = (state: OrderState, count: number) => {
  return { href: listOf(state), label: orderStates.texts[state], count };
};

type NumbersProps = { known: DashboardContent };

// Only for the lab.
const alerts = lazy(async () => (await import('./lab/Alerts.tsx')).Alerts);
const afterWork = lazy(async () => (await import('./lab/AfterWork.tsx')).AfterWork);
const firstSteps = lazy(async () => (await import('./lab/fetch-first-steps.ts')).fetchFirstSteps());
const workday = lazy(async () => (await import('./lab/fetch-workday.ts')).fetchWorkday());

/** First steps of a new lab. */
export const Steps = () => <Lazy of={firstSteps} given={{}} frame="surface" />;

/** Orders that need the reader's attention, and alerts for the lab. */
export function Needs({ known }: NumbersProps) {
  const isLab = isOfLab(useLive($signedIn, null));
  const needs = needsOf(known, isLab ? 'lab' : 'shop').map(({ need, count }) => {
    return { href: listOf(need), label: needTexts.texts[need], count };
  });
  return (
    <>
      {isLab && <Lazy of={alerts} given={{}} />}
      {needs.length > 0 ? (
        <CountLinks links={needs} most={known.most} />
      ) : (
        <p>{say(numbers.texts.none)}</p>
      )}
      {isLab && <Lazy of={workday} given={{ known }} />}
    </>
  );
}

/** Orders by state, and the chart of the year. */
function Year({ known }: NumbersProps) {
  const locale = useLive($locale, 'fa');
  const { counts, months, most } = known;
  const states = stateNames.filter((state) => (counts[state] ?? 0) > 0);
  return (
    <section className="surface card-year">
      <h2>{say(numbers.texts.months)}</h2>
      <MonthChart months={months[locale]} locale={locale} />
      {states.length > 0 && (
        <>
          <h2>{say(numbers.texts.states)}</h2>
          <CountLinks
            links={states.map((state) => stateLink(state, counts[state] ?? 0))}
            most={most}
          />
        </>
      )}
    </section>
  );
}

/** The lab's announcements to all shops. */
function Notices({ notices }: { notices: readonly Notice[] }) {
  const locale = useLive($locale, 'fa');
  if (notices.length === 0) return null;
  return (
    <section className="surface card-notices">
      <h2>{say(noticeTexts.texts.title)}</h2>
      {notices.map(({ id, text }) => (
        <p key={id} className="typed" dir="auto">
          {text[locale]}
        </p>
      ))}
    </section>
  );
}

/**
 * The account's balance and remaining credit, the lab's announcements, and the year. All appear in one
 * frame, so that they don't shift the layout. The lab's extra parts below them load later.
 */
export function Figures({ known }: NumbersProps) {
  const isLab = isOfLab(useLive($signedIn, null));
  // A dashboard that an earlier version cached has no notices.
  const notices = known.notices ?? [];
  return (
    <>
      {known.account && <StandingCard standing={known.account} />}
      {!isLab && <Notices notices={notices} />}
      <Year known={known} />
      {isLab && <Lazy of={afterWork} given={{ notices }} frame="surface" />}
    </>
  );
}
