import type { LinkTarget, NamedAction } from '@touchline/contract/layout';
import type { ReactNode } from 'react';
import { isOutside, useIsActive } from '#data/navigation.ts';
import { useAction } from './use-action.ts';
import { useTargetHref } from './use-target-href.ts';

interface TargetLinkProps {
  readonly target: LinkTarget;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** A link to a target, or a button where it is an action. What is not there, or cannot be done, shows nothing. */
export function TargetLink({ target, ...rest }: TargetLinkProps) {
  return target.kind === 'action' ? (
    <ActionButton action={target.action} {...rest} />
  ) : (
    <Link target={target} {...rest} />
  );
}

function Link({ target, className, children }: TargetLinkProps) {
  const href = useTargetHref(target);
  const isActive = useIsActive();
  if (href === undefined) return null;
  return (
    <a
      className={className}
      href={href}
      aria-current={isActive(href) ? 'page' : undefined}
      rel={isOutside(href) ? 'noopener' : undefined}
    >
      {children}
    </a>
  );
}

function ActionButton({
  action,
  className,
  children,
}: Omit<TargetLinkProps, 'target'> & { readonly action: NamedAction }) {
  const run = useAction(action);
  if (!run) return null;
  return (
    <button type="button" className={className} onClick={run}>
      {children}
    </button>
  );
}
