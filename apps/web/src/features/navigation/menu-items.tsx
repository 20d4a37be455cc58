import type { BlockProps } from '#data/block.ts';
import { MenuItem, type MenuItemSettings } from './menu-item.tsx';

type MenuItemsProps = Omit<BlockProps<unknown>, 'settings'> & { readonly items: readonly MenuItemSettings[] };

// The items of a block never change places while it is shown.
const numbered = <T,>(items: readonly T[]) => items.map((item, index): [string, T] => [String(index), item]);

/** Menu items that another block holds. */
export function MenuItems({ items, ...rest }: MenuItemsProps) {
  return numbered(items).map(([key, item]) => <MenuItem key={key} {...rest} settings={item} />);
}
