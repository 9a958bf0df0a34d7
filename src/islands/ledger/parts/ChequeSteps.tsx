import { useState } from 'react';
import {
  type AskedStep,
  type ChequeState,
  stepsFrom,
} from '../../../domain/ledger/cheque-steps.ts';
import { stepNames } from '../../../i18n/ledger/cheque-desk.ts';
import dialogSheet from '../../../styles/dialog.scss?url';
import { Button } from '../../../ui/base/Button.tsx';
import { Lazy } from '../../base/Lazy.tsx';
import { lazy } from '../../base/lazy-code.ts';
import type { ChequeKey } from './ChequeStepDialog.tsx';

const dialog = lazy(
  async () => (await import('./ChequeStepDialog.tsx')).ChequeStepDialog,
  dialogSheet,
);

type StepsProps = { cheque: ChequeKey & { state: ChequeState }; onDone: () => void };

/** The steps that a cheque can take now. Each asks for confirmation in a dialog. */
export function ChequeSteps({ cheque, onDone }: StepsProps) {
  const [asked, setAsked] = useState<AskedStep | null>(null);
  const steps = stepsFrom(cheque.state);
  if (steps.length === 0) return null;
  return (
    <span className="cheque-steps">
      {steps.map((step) => (
        <Button
          key={step}
          look="link"
          text={stepNames.texts[step]}
          aria-haspopup="dialog"
          onClick={() => setAsked(step)}
        />
      ))}
      {asked && (
        <Lazy of={dialog} given={{ cheque, step: asked, onDone, onClose: () => setAsked(null) }} />
      )}
    </span>
  );
}
