export { ask, type Called, demand } from './ask.ts';
export type { Backend, BackendOptions, BookPaths, PlatformPaths } from './backend.ts';
export { basesUnder } from './bases.ts';
export {
  type Answer,
  bareFault,
  type Fault,
  FaultError,
  type FaultKind,
  faultOf,
  faultOfThrown,
} from './fault.ts';
export { fetchAll, type ListPage } from './fetch-all.ts';
