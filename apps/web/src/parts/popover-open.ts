import { type ToggleEvent, useState } from 'react';

/** Whether a popover is open, and its `onToggle`. React tells it of what folds inside as well. */
export function usePopoverOpen(): [isOpen: boolean, onToggle: (event: ToggleEvent<HTMLElement>) => void] {
  const [isOpen, setOpen] = useState(false);
  const onToggle = ({ target, currentTarget, newState }: ToggleEvent<HTMLElement>) => {
    if (target === currentTarget) setOpen(newState === 'open');
  };
  return [isOpen, onToggle];
}
