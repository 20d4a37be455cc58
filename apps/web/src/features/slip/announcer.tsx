import { emptySlip } from '@touchline/betting';
import { useEffect, useRef } from 'react';
import { type Messages, useMessages } from '#data/messages.ts';
import { slipState, subscribeSlip } from '#data/slip.ts';
import { useIsolated } from '#data/slip-money.ts';
import { isFreed, type SlipNews, slipNews } from './slip-news.ts';

/** Changes that come together are said together, once they rest. */
const PAUSE_MS = 250;

/** Says changes of the slip, politely. Where the foot is on screen its own alert says what was refused. */
export function Announcer({ isFootShown }: { isFootShown: boolean }) {
  const t = useMessages();
  const isolate = useIsolated();
  const ref = useRef<HTMLParagraphElement>(null);
  const say = useRef((_news: readonly SlipNews[]): string => '');
  useEffect(() => {
    say.current = (news) =>
      news
        .filter(({ kind }) => !(isFootShown && kind === 'refused'))
        .map((item) => newsText(item, t, isolate))
        .join(' ');
  });
  useEffect(() => {
    // The first selection brings this component: it was added before there was anything to say it.
    const isFirst = isOnPrice();
    let said = isFirst ? emptySlip() : slipState();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const announce = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const now = slipState();
        const text = say.current(slipNews(said, now));
        const mayKeep = !isFreed(said, now);
        said = now;
        if (ref.current && (text || !mayKeep)) ref.current.textContent = text;
      }, PAUSE_MS);
    };
    const stop = subscribeSlip(announce);
    if (isFirst) announce();
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, []);
  return <p className="vh" role="status" aria-live="polite" ref={ref} />;
}

function newsText(news: SlipNews, t: Messages, isolate: (text: string) => string): string {
  switch (news.kind) {
    case 'added':
      return withWay(t('slip.say.added', { name: isolate(news.name), count: news.count }), t);
    case 'removed':
      return withUndo(t('slip.say.removed', { name: isolate(news.name), count: news.count }), news, t);
    case 'cleared':
      return withUndo(t('slip.say.cleared'), news, t);
    case 'changed':
      return t('slip.say.changed', { count: news.count });
    case 'suspended':
      return t('slip.say.suspended', { name: isolate(news.name) });
    case 'unavailable':
      return t('slip.say.unavailable', { name: isolate(news.name) });
    case 'back':
      return t('slip.say.back', { name: isolate(news.name) });
    case 'placing':
      return t('slip.placing', { count: news.count });
    case 'placed':
    case 'waiting': {
      const { count } = news;
      const title = t(news.kind === 'placed' ? 'slip.receipt.title' : 'slip.receipt.waiting', { count });
      return news.ref === null ? title : `${title}. ${t('slip.receipt.ref', { ref: isolate(news.ref) })}`;
    }
    case 'refused':
      return `${t('slip.refused.title', { count: news.count, total: news.total })}. ${t('slip.refused.money')}`;
    case 'unconfirmed':
      return `${t('slip.unconfirmed.title')}. ${t('slip.unconfirmed.text')}`;
  }
}

/** Whether a chosen price has the focus: a link to the slip stands behind it. */
const isOnPrice = (): boolean => document.activeElement?.matches('[data-price][aria-pressed=true]') ?? false;

const withWay = (text: string, t: Messages): string => (isOnPrice() ? `${text} ${t('slip.say.way')}` : text);

const withUndo = (text: string, { canUndo }: { canUndo: boolean }, t: Messages): string =>
  canUndo ? `${text} ${t('slip.say.undo')}` : text;
