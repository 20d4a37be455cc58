import { Button } from '@touchline/ui';
import { askToSignIn, useCanSignIn } from '#data/auth-actions.ts';

/** Opens sign-in. Renders nothing where the backend has no sign-in. */
export function SignInButton({ children, size }: { children: string; size?: 's' }) {
  const canSignIn = useCanSignIn();
  if (!canSignIn) return null;
  return (
    <Button {...(size && { size })} onClick={askToSignIn}>
      {children}
    </Button>
  );
}
