import { useQuery } from '@tanstack/react-query';
import type { PlayerPhone } from '@touchline/contract';
import { Alert, Button, Empty } from '@touchline/ui';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { ModalProps } from '#data/block.ts';
import { useMessages } from '#data/messages.ts';
import { notify } from '#data/notices.ts';
import { phoneQuery } from '#data/phone.ts';
import { useSession } from '#data/session.ts';
import { useIsolated } from '#data/slip-money.ts';
import { SignInButton } from '#parts/sign-in/sign-in-button.tsx';
import styles from './auth-form.module.css';
import { PhoneCodeStep } from './phone-code-step.tsx';
import { maskedPhone } from './phone-format.ts';
import { PhoneNumberStep } from './phone-number-step.tsx';
import { takeFocus } from './use-focus-first.ts';

/** Verifies the phone of a player: first its number, then the code that was sent to it. */
export function View({ props, close }: ModalProps) {
  const t = useMessages();
  const { status } = useSession();
  if (status === 'LOGGED_IN')
    return (
      <Verification isForBet={props.isForBet === true} isChange={props.isChange === true} close={close} />
    );
  if (status !== 'NOT_LOGGED_IN') return <p role="status">{t('modal.loading')}</p>;
  return (
    <Empty
      icon="circle-user-round"
      title={t('phone.title')}
      action={<SignInButton>{t('account.signIn')}</SignInButton>}
    >
      {t('phone.signedOut')}
    </Empty>
  );
}

interface Asked {
  readonly isForBet: boolean;
  /** Whether another number is to be entered at once. */
  readonly isChange: boolean;
  readonly close: () => void;
}

function Verification({ isForBet, ...asked }: Asked) {
  const t = useMessages();
  const { data, isPending, refetch } = useQuery(phoneQuery());
  if (data)
    return (
      <div className={styles.form}>
        {isForBet && data.required && <Alert tone="info">{t('phone.forBet')}</Alert>}
        <Steps phone={data} isForBet={isForBet} {...asked} />
      </div>
    );
  if (isPending) return <p role="status">{t('modal.loading')}</p>;
  return (
    <div className={styles.form}>
      <Alert tone="error">{t('phone.failed')}</Alert>
      <Button size="l" wide onClick={() => void refetch()}>
        {t('shell.block.again')}
      </Button>
    </div>
  );
}

function Steps({ phone, isForBet, isChange, close }: Asked & { readonly phone: PlayerPhone }) {
  const [isChanging, setChanging] = useState(isChange && phone.pending_number === null);
  const { number, pending_number: pending } = phone;
  const step = isChanging || number === null ? 'number' : pending === null ? 'verified' : 'code';
  const area = useFocusOnStep(step);
  const stop = () => setChanging(false);
  const change = () => setChanging(true);
  const onVerified = () => {
    notify({
      kind: 'success',
      titleKey: 'phone.verified',
      ...(isForBet && { descriptionKey: 'phone.placeNow' as const }),
    });
    close();
  };
  return (
    <div ref={area}>
      {step === 'number' && (
        <PhoneNumberStep phone={phone} onSent={stop} onBack={number === null ? undefined : stop} />
      )}
      {step === 'verified' && number !== null && <Verified number={number} onChange={change} close={close} />}
      {step === 'code' && pending !== null && (
        <PhoneCodeStep phone={phone} number={pending} onVerified={onVerified} onChangeNumber={change} />
      )}
    </div>
  );
}

/** Gives the focus to the field of a step that takes the place of another. */
function useFocusOnStep(step: string): RefObject<HTMLDivElement | null> {
  const area = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return undefined;
    shown.current = step;
    return takeFocus(() => area.current?.querySelector<HTMLElement>('input, button'));
  }, [step]);
  return area;
}

function Verified({
  number,
  onChange,
  close,
}: {
  readonly number: string;
  readonly onChange: () => void;
  readonly close: () => void;
}) {
  const t = useMessages();
  const isolate = useIsolated();
  return (
    <div className={styles.form}>
      <Alert tone="info">{t('phone.isVerified', { number: isolate(maskedPhone(number)) })}</Alert>
      <div className={styles.foot}>
        <Button kind="primary" size="l" wide onClick={close}>
          {t('shell.close')}
        </Button>
        <p className={styles.aside}>
          <button type="button" onClick={onChange}>
            {t('phone.change')}
          </button>
        </p>
      </div>
    </div>
  );
}
