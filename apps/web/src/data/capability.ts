import type { Capability } from '@touchline/contract/constants';
import { useHeldSettings } from './held-query.ts';

/** Whether the backend lists something beyond the specification. What it does not list is not shown. */
export const useCapability = (name: Capability): boolean =>
  useHeldSettings()?.capabilities.includes(name) ?? false;
