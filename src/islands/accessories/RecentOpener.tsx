import { useState } from 'react';
import { accessories } from '../../i18n/accessories/accessories.ts';
import lateSheet from '../../styles/accessories-late.scss?url';
import { say } from '../../ui/base/say.tsx';
import { Lazy } from '../base/Lazy.tsx';
import { lazy } from '../base/lazy-code.ts';

const recentOrders = lazy(
  async () => (await import('./lazy/RecentOrders.tsx')).RecentOrders,
  lateSheet,
);

/** Unfolds the shop's last orders of accessories, to order them again. */
export function RecentOpener() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="btn btn-outline-primary accessories-recent"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {say(accessories.texts.recent)}
      </button>
      {isOpen && <Lazy of={recentOrders} given={{}} />}
    </>
  );
}
