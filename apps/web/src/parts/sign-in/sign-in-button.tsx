import { Button } from '@touchline/ui';
import { askToSignIn, useCanSignIn } from '#data/auth-actions.ts';

/** The way in from a place that wants a player; nothing where nobody signs in here. */
export function SignInButton({ children, size }: { children: string; size?: 's' }) {
  const canSignIn = useCanSignIn();
  if (!canSignIn) return null;
  return (
    <Button {...(size && { size })} onClick={askToSignIn}>
      {children}
    </Button>
  );
}
