import { reportError } from '#data/report.ts';

/** Reports errors that nothing caught, unless they come from a script of another origin. */
export function startErrorWatch(): () => void {
  const { origin } = window.location;
  const onError = ({ error, message, filename }: ErrorEvent) => {
    if (filename === '' || filename.startsWith(`${origin}/`)) reportError(error ?? message);
  };
  const onRejection = ({ reason }: PromiseRejectionEvent) => reportError(reason);
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}
