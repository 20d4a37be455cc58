import type { SlipBet } from '@touchline/betting';
import { Alert, Button, Icon, TextField } from '@touchline/ui';
import { useState } from 'react';
import { late } from '#data/late.ts';
import { useMessages } from '#data/messages.ts';
import { reportError } from '#data/report.ts';
import type { ShownAmounts } from '#data/share-bets.ts';
import { shareLink } from '#data/share-code.ts';
import { canSend, sendLink } from '#parts/send/send.ts';
import { spacedCode } from './code-text.ts';
import styles from './share.module.css';
import { usePictureTexts } from './use-picture-texts.ts';

/** Ways to hand the code on: the link, whatever the device shares with, a picture. */
export function ShareActions({
  code,
  bets,
  shown,
}: {
  code: string | null;
  bets: readonly SlipBet[];
  shown: ShownAmounts;
}) {
  const t = useMessages();
  const [copied, setCopied] = useState('');
  const [isByHand, setByHand] = useState(false);
  const link = code === null ? '' : shareLink(code);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(link);
    } catch {
      setByHand(true);
    }
  };
  const isCopied = link !== '' && copied === link;
  const isOff = code === null || undefined;
  return (
    <>
      {isByHand && code !== null && (
        <TextField
          label={t('share.link')}
          hint={t('share.copyByHand')}
          dir="ltr"
          readOnly
          value={link}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
      <div className={styles.actions}>
        <Button
          kind={canSend() ? 'secondary' : 'primary'}
          aria-disabled={isOff}
          onClick={() => code && void copy()}
        >
          <Icon name={isCopied ? 'check' : 'copy'} size="s" />
          {t(isCopied ? 'share.copied' : 'share.copy')}
        </Button>
        {canSend() && (
          <Button
            kind="primary"
            aria-disabled={isOff}
            onClick={() => code && void sendLink(`${t('share.code')} ${spacedCode(code)}`, link)}
          >
            <Icon name="share-2" size="s" />
            {t('share.send')}
          </Button>
        )}
      </div>
      <p className="vh" role="status">
        {isCopied && t('share.copied')}
      </p>
      <PictureButton code={code} bets={bets} shown={shown} />
    </>
  );
}

function PictureButton({
  code,
  bets,
  shown,
}: {
  code: string | null;
  bets: readonly SlipBet[];
  shown: ShownAmounts;
}) {
  const t = useMessages();
  const texts = usePictureTexts();
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  const make = async () => {
    if (code === null) return;
    setState('busy');
    try {
      const { handOnPicture } = await late(() => import('./picture.ts'));
      await handOnPicture(texts(bets, { code, shown }), code);
      setState('ready');
    } catch (error) {
      reportError(error);
      setState('failed');
    }
  };
  return (
    <>
      {state === 'failed' && <Alert tone="warn">{t('share.pictureFailed')}</Alert>}
      <Button
        wide
        busy={state === 'busy'}
        aria-disabled={code === null || undefined}
        onClick={() => void make()}
      >
        {t(canSend() ? 'share.pictureSend' : 'share.picture')}
      </Button>
    </>
  );
}
