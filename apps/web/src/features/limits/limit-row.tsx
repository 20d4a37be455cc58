import type { UserLimit, UserLimitUsage } from '@touchline/contract';
import { Button, Tag } from '@touchline/ui';
import { useId, useState } from 'react';
import { confirmLimit, keepLimit } from '#data/limits.ts';
import { useMessages } from '#data/messages.ts';
import { openModal } from '#data/modal.ts';
import { notify } from '#data/notices.ts';
import { useWhen } from '#parts/when/use-when.ts';
import { type LimitLine, type LineState, lineState } from './limit-lines.ts';
import styles from './limit-list.module.css';
import { useLimitName, useLimitValue } from './limit-words.ts';

const UNUSED = { used: null, restarts_at: null };

/** A limit: how much of it is used, what stands at it, and what can be done. */
export function LimitRow({
  line,
  usage,
  now,
}: {
  readonly line: LimitLine;
  readonly usage: UserLimitUsage | undefined;
  readonly now: number;
}) {
  const t = useMessages();
  const nameOf = useLimitName();
  const when = useWhen();
  const id = useId();
  const { used, restarts_at: restartsAt } = usage ?? UNUSED;
  const state = lineState(line, { used, restartsAt }, now);
  const { name, period } = nameOf(line);
  return (
    <li className={styles.row} aria-labelledby={id}>
      <div className={styles.name}>
        <b id={id}>{name}</b>
        <small>{restartsAt === null ? period : t('limits.resets', { period, when: when(restartsAt) })}</small>
      </div>
      {line.counting && <Used limit={line.counting} used={used} isLow={state.kind === 'low'} />}
      <div className={styles.state}>
        <StateTag line={line} state={state} />
      </div>
      <div className={styles.actions}>
        <Actions line={line} state={state} name={name} describedBy={id} />
      </div>
    </li>
  );
}

/** How much of a value is used, as words and as a bar. */
function Used({
  limit,
  used,
  isLow,
}: {
  readonly limit: UserLimit;
  readonly used: number | null;
  readonly isLow: boolean;
}) {
  const t = useMessages();
  const write = useLimitValue();
  const value = limit.value ?? 0;
  const most = write(value, limit);
  if (used === null) {
    const amount = { amount: most };
    return (
      <div className={styles.used}>
        {limit.type === 'reality_check' ? t('limits.every', amount) : t('limits.atMost', amount)}
      </div>
    );
  }
  return (
    <div className={styles.used}>
      <span>
        <b>{write(used, limit)}</b> {t('limits.used')}
      </span>
      <span>{t('limits.of', { amount: most })}</span>
      <progress max={value} value={Math.min(used, value)} data-low={isLow || undefined} aria-hidden="true" />
    </div>
  );
}

function StateTag({ line, state }: { readonly line: LimitLine; readonly state: LineState }) {
  const t = useMessages();
  const write = useLimitValue();
  const when = useWhen();
  const limit = line.counting ?? line.waiting;
  if (!limit) return null;
  switch (state.kind) {
    case 'active':
      return (
        <Tag tone="win" icon="check">
          {t('limits.active')}
        </Tag>
      );
    case 'low':
      return (
        <Tag tone="warn" icon="triangle-alert">
          {t('limits.left', { amount: write(state.left, limit) })}
        </Tag>
      );
    case 'spent':
      return (
        <Tag tone="lose" icon="circle-alert">
          {state.until === null ? t('limits.spent') : t('limits.spentUntil', { when: when(state.until) })}
        </Tag>
      );
    default:
      return (
        <Tag tone="info" icon="clock">
          <ChangeText line={line} state={state} />
        </Tag>
      );
  }
}

type Changing = Exclude<LineState, { readonly kind: 'active' | 'low' | 'spent' }>;

/** What a change is and what it waits for. */
function ChangeText({ line, state }: { readonly line: LimitLine; readonly state: Changing }) {
  const t = useMessages();
  const write = useLimitValue();
  const when = useWhen();
  const { change } = state;
  const isRemoval = change === line.counting;
  const amount = write(change.value ?? 0, change);
  switch (state.kind) {
    case 'waits':
      return isRemoval
        ? t('limits.offWaits', { when: when(state.from) })
        : t('limits.raiseWaits', { amount, when: when(state.from) });
    case 'confirmable':
      return isRemoval
        ? t('limits.offConfirmable', { when: when(state.until) })
        : t('limits.raiseConfirmable', { amount, when: when(state.until) });
    case 'begins':
      return isRemoval
        ? t('limits.offBegins', { when: when(state.at) })
        : t('limits.raiseBegins', { amount, when: when(state.at) });
  }
}

function Actions({
  line,
  state,
  name,
  describedBy,
}: {
  readonly line: LimitLine;
  readonly state: LineState;
  readonly name: string;
  readonly describedBy: string;
}) {
  const t = useMessages();
  const [isBusy, setBusy] = useState(false);
  const run = async (call: () => Promise<boolean>, titleKey: 'limits.confirmed' | 'limits.kept') => {
    setBusy(true);
    const isDone = await call();
    setBusy(false);
    if (isDone) notify({ kind: 'success', titleKey });
  };
  const change = 'change' in state ? state.change : null;
  const counting = line.counting;
  return (
    <>
      {change && state.kind === 'confirmable' && (
        <Button
          size="s"
          kind="primary"
          busy={isBusy}
          aria-describedby={describedBy}
          onClick={() => void run(() => confirmLimit(change.id), 'limits.confirmed')}
        >
          {t('limits.confirm')}
        </Button>
      )}
      {change && (
        <Button
          size="s"
          busy={isBusy}
          aria-describedby={describedBy}
          onClick={() => void run(() => keepLimit(change.id), 'limits.kept')}
        >
          {t('limits.undo')}
        </Button>
      )}
      {counting && !change && (
        <Button
          size="s"
          aria-describedby={describedBy}
          onClick={() => openModal('limit', { limit: counting, title: name })}
        >
          {t('limits.change')}
        </Button>
      )}
    </>
  );
}
