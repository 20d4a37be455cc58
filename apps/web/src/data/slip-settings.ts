import type { Stop } from '@touchline/client/live';
import type { paths } from '@touchline/contract/types';
import { request } from './api.ts';
import { notify } from './notices.ts';
import { settingsQuery } from './queries.ts';
import { currentServices } from './services.ts';
import { currentSession, onAuthStatus } from './session-state.ts';
import {
  keepSlipChoices,
  readSlipChoices,
  type SlipChoices,
  setSlipChoices,
  slipChoices,
} from './slip-choices.ts';
import { readStored, writeStored } from './storage.ts';

type Settings = paths['/book/settings']['get']['responses'][200]['content']['application/json'];

const isSignedIn = () => currentSession().status === 'LOGGED_IN';
const hasForAccount = ({ oddsAcceptMode, stakes }: SlipChoices) => Boolean(oddsAcceptMode ?? stakes);

/** Changes settings of the slip: at once here, then with the account of who is signed in. */
export function changeSlipSettings(change: SlipChoices): void {
  const before = slipChoices();
  const stakes = change.stakes && { ...before.stakes, ...change.stakes };
  const next = { ...before, ...change, ...(stakes && { stakes }) };
  setSlipChoices(next);
  keepSlipChoices(isSignedIn() ? browserOnly(next) : next);
  if (isSignedIn() && hasForAccount(change)) void save(change, before);
}

/**
 * Follows who is there.
 * Shape: what was chosen while nobody was signed in goes to an account that never saved settings; an account that has some
 *        keeps its own, and the choices of this browser end. How far a price may fall is no setting of the account.
 */
export function startSlipSettings(): Stop {
  setSlipChoices(readSlipChoices());
  const follow = () => {
    const { status } = currentSession();
    if (status === 'LOGGED_IN') void takeAccount();
    if (status === 'NOT_LOGGED_IN') void renew();
  };
  if (isSignedIn()) void takeAccount();
  return onAuthStatus(follow);
}

async function takeAccount(): Promise<void> {
  const answer = await request((backend) => backend.book.GET('/settings'));
  if (!answer.ok || !isSignedIn()) return;
  hold(answer.data);
  const chosen = slipChoices();
  if (!hasForAccount(chosen)) return;
  if (answer.data.updated_at === 0) return save(chosen, browserOnly(chosen));
  setSlipChoices(browserOnly(chosen));
  keepSlipChoices(browserOnly(chosen));
}

/** Settings of somebody who left are not those of the next. */
async function renew(): Promise<void> {
  setSlipChoices(readSlipChoices());
  await currentServices().queryClient.invalidateQueries({ queryKey: settingsQuery().queryKey });
}

let saves = 0;

async function save(change: SlipChoices, before: SlipChoices): Promise<void> {
  saves += 1;
  const mine = saves;
  const { oddsAcceptMode, stakes } = change;
  const body = {
    ...(oddsAcceptMode && { auto_accept_odds_change: oddsAcceptMode }),
    ...(stakes && { stakes: mutable(stakes) }),
  };
  const answer = await request((backend) => backend.book.POST('/settings', { body }), {
    expected: [400, 422],
  });
  // A later change has an answer of its own to come.
  if (mine !== saves) return;
  if (answer.ok) {
    hold(answer.data);
    setSlipChoices(browserOnly(slipChoices()));
    keepSlipChoices(browserOnly(slipChoices()));
    return;
  }
  setSlipChoices(before);
  sayNotSaved();
}

/** Said once in a visit: a player who goes on choosing knows it by then. */
function sayNotSaved(): void {
  if (readStored('oddsSettingsErrorShown')) return;
  writeStored('oddsSettingsErrorShown', true);
  notify({
    kind: 'error',
    titleKey: 'slip.settings.notSaved.title',
    descriptionKey: 'slip.settings.notSaved.text',
  });
}

function hold(settings: Settings): void {
  currentServices().queryClient.setQueryData(settingsQuery().queryKey, settings);
}

const browserOnly = ({ acceptDownToPercent }: SlipChoices): SlipChoices =>
  acceptDownToPercent === undefined ? {} : { acceptDownToPercent };

const mutable = (stakes: NonNullable<SlipChoices['stakes']>): Record<string, number[]> =>
  Object.fromEntries(Object.entries(stakes).map(([currency, amounts]) => [currency, [...amounts]]));
