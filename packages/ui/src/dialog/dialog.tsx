import { Dialog as Base } from '@base-ui/react/dialog';
import { type ReactNode, type RefObject, useCallback, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './dialog.module.css';
import { leadingField } from './leading-field.ts';

/** What an overlay needs: its title is its name, Escape and the cross close it, focus goes back where it came from. */
export interface OverlayProps {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  children: ReactNode;
  /** Stays in sight below the part that scrolls. */
  foot?: ReactNode;
  /** What gets the focus when it closes; otherwise what had it before. */
  finalFocus?: RefObject<HTMLElement | null>;
  /** Shows no title line; the title still names it. */
  isTitleHidden?: boolean;
  /** Has no cross, and neither Escape nor a press beside it closes it: only what it holds ends it. */
  isBlocking?: boolean;
  /** A dialog among its children covers it: nothing else in it can be reached. */
  isCovered?: boolean;
}

/** Gives a field that comes late the focus, unless other content has taken it. Returns what ends the wait. */
function focusLateField(content: HTMLElement): () => void {
  const observer = new MutationObserver(() => {
    const field = leadingField(content);
    if (!field) return;
    observer.disconnect();
    if (!content.contains(document.activeElement)) field.focus({ preventScroll: true });
  });
  if (!leadingField(content)) observer.observe(content, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** Gives the focus to the field that the content begins with, else to the popup, which names the dialog. */
function useInitialFocus() {
  const popup = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const bodyRef = useCallback((content: HTMLDivElement) => {
    body.current = content;
    return focusLateField(content);
  }, []);
  return { popup, bodyRef, initialFocus: () => leadingField(body.current) ?? popup.current };
}

function Overlay({ className, ...props }: OverlayProps & { className: string | undefined }) {
  const { isOpen, onClose, title, closeLabel, children, foot, finalFocus } = props;
  const { isTitleHidden = false, isBlocking = false, isCovered = false } = props;
  const { popup, bodyRef, initialFocus } = useInitialFocus();
  return (
    <Base.Root
      open={isOpen}
      disablePointerDismissal={isBlocking}
      onOpenChange={(open) => !open && !isBlocking && onClose()}
    >
      <Base.Portal>
        <Base.Backdrop className={styles.scrim} />
        <Base.Popup
          ref={popup}
          className={classNames(styles.popup, className)}
          initialFocus={initialFocus}
          inert={isCovered}
          {...(finalFocus && { finalFocus })}
          {...(isBlocking && { role: 'alertdialog' })}
        >
          <div className={isTitleHidden ? 'vh' : styles.head}>
            <Base.Title className={styles.title}>{title}</Base.Title>
            {!isTitleHidden && !isBlocking && (
              <Base.Close className={styles.close} aria-label={closeLabel}>
                <Icon name="x" />
              </Base.Close>
            )}
          </div>
          <div ref={bodyRef} className={styles.body}>
            {children}
          </div>
          {foot && <div className={styles.foot}>{foot}</div>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

/** A dialog in the middle of the window, from 780 px on. */
export function Dialog(props: OverlayProps) {
  return <Overlay {...props} className={styles.dialog} />;
}

/** A sheet that rises from the bottom edge, below 780 px. */
export function Sheet(props: OverlayProps) {
  return <Overlay {...props} className={styles.sheet} />;
}

/** A dialog where the window is wide enough, else a sheet: one structure, the media query decides. */
export function DialogOrSheet(props: OverlayProps) {
  return <Overlay {...props} className={styles.either} />;
}
