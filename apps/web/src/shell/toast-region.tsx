import { type Message, textOf, useMessages } from '#data/messages.ts';
import { dismissNotice, holdNotice, resumeNotice, useNotice } from '#data/notices.ts';
import styles from './toast-region.module.css';

/** One toast at a time at the bottom centre. */
export function ToastRegion() {
  const text = useMessages();
  const notice = useNotice();
  const say = (key: Message['key']) => textOf(text, { key, values: notice?.values } as Message); // notify saw the values
  const words = notice?.text ?? (notice?.descriptionKey && say(notice.descriptionKey));
  return (
    <section
      className={styles.region}
      aria-label={text('toast.region')}
      onPointerEnter={holdNotice}
      onPointerLeave={resumeNotice}
      onFocus={holdNotice}
      onBlur={resumeNotice}
    >
      {/* A dialog hides from readers what is outside of it, but not what says of itself that it is live. */}
      <div
        role={notice?.kind === 'error' ? 'alert' : 'status'}
        aria-live={notice?.kind === 'error' ? 'assertive' : 'polite'}
      >
        {notice && (
          <div key={notice.id} className={styles.toast} data-kind={notice.kind}>
            <span className={styles.mark} aria-hidden="true" />
            <p>
              <b>{say(notice.titleKey)}</b>
              {words}
            </p>
            <button type="button" aria-label={text('toast.close')} onClick={() => dismissNotice(notice.id)}>
              <svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">
                <path
                  d="M18 6 6 18M6 6l12 12"
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="2"
                  strokeLinecap="round"
                />
              </svg>
            </button>
          </div>
        )}
      </div>
    </section>
  );
}
