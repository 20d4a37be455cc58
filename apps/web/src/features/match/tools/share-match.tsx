import { IconButton } from '@touchline/ui';
import { useRef, useState } from 'react';
import { useMessages } from '#data/messages.ts';
import { hrefMatch } from '#data/navigation.ts';
import { notify } from '#data/notices.ts';
import { reportError } from '#data/report.ts';
import type { MatchView } from '#data/views.ts';
import { deferred } from '#parts/deferred/deferred.tsx';
import { LateFailedOver } from '#parts/deferred/late-failed.tsx';
import { matchName } from '#parts/match-row/match-name.ts';
import { canSend, sendLink } from '#parts/send/send.ts';

const LinkDialog = deferred(() => import('./link-dialog.tsx').then((module) => module.LinkDialog), {
  Failed: LateFailedOver,
});

/** Hands the match on by the device's own means, else copies its link. */
export function ShareMatch({ match }: { readonly match: MatchView }) {
  const messages = useMessages();
  const [isByHand, setByHand] = useState(false);
  const opener = useRef<HTMLElement>(null);
  const share = async () => {
    const link = new URL(hrefMatch(match), window.location.origin).href;
    if (canSend()) return sendLink(matchName(match), link).catch(reportError);
    try {
      await navigator.clipboard.writeText(link);
      notify({
        kind: 'success',
        titleKey: 'matchShare.copied',
        descriptionKey: 'matchShare.copiedText',
      });
    } catch {
      setByHand(true);
    }
  };
  return (
    <>
      <IconButton
        icon="share-2"
        label={messages('matchShare.button')}
        onClick={(event) => {
          opener.current = event.currentTarget;
          void share();
        }}
      />
      {isByHand && <LinkDialog path={hrefMatch(match)} opener={opener} onClose={() => setByHand(false)} />}
    </>
  );
}
