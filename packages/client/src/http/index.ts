export { ask, type Called, demand } from './ask.ts';
export {
  type Backend,
  type BackendOptions,
  basesUnder,
  type BookPaths,
  createBackend,
  type PlatformPaths,
} from './backend.ts';
export { type Answer, bareFault, type Fault, FaultError, type FaultKind, faultOf, faultOfThrown } from './fault.ts';
export { fetchAll, type ListPage } from './fetch-all.ts';
