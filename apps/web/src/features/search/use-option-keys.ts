import { type KeyboardEvent, useEffect, useState } from 'react';

const NONE = -1;

/**
 * Moves through options with the arrow keys while the focus stays in the field.
 * Shape: options are elements with the ids `{listId}-{index}`; nothing is chosen before the first arrow. `name` names what is listed: with
 * another one the choice begins anew.
 */
export function useOptionKeys(listId: string, count: number, name: string) {
  const [chosen, setChosen] = useState({ name, index: NONE });
  const index = chosen.name === name && chosen.index < count ? chosen.index : NONE;
  const active = index === NONE ? undefined : `${listId}-${index}`;
  useEffect(() => {
    if (active) document.getElementById(active)?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const onKeyDown = (event: KeyboardEvent) => {
    // Keys that choose among the suggestions of an input method are its own.
    if (event.nativeEvent.isComposing || count === 0) return;
    if (event.key === 'Enter') {
      if (active) document.getElementById(active)?.click();
    } else if (event.key === 'ArrowDown') setChosen({ name, index: index + 1 < count ? index + 1 : 0 });
    else if (event.key === 'ArrowUp') setChosen({ name, index: index > 0 ? index - 1 : count - 1 });
    else return;
    event.preventDefault();
  };
  return { index, active, onKeyDown };
}
