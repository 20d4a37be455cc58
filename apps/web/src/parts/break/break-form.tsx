import { useState } from 'react';
import type { ChosenBreak } from '#data/breaks.ts';
import { BreakCheck } from './break-check.tsx';
import { BreakChoice } from './break-choice.tsx';

/** Begins a break in two steps: how long, then what happens, which is asked to be confirmed. */
export function BreakForm() {
  const [chosen, setChosen] = useState<ChosenBreak | null>(null);
  const [isChecking, setChecking] = useState(false);
  if (chosen && isChecking) return <BreakCheck chosen={chosen} onBack={() => setChecking(false)} />;
  return (
    <BreakChoice
      before={chosen}
      onChosen={(next) => {
        setChosen(next);
        setChecking(true);
      }}
    />
  );
}
