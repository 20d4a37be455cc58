export { ConsentNoticeView } from './consent-notice-view.tsx';
export { LegalFootView } from './legal-foot-view.tsx';
