import type { DepositFailure } from '@touchline/contract/constants';

/** How a deposit by a test card ends. */
type CardEnd =
  | { readonly status: 'succeeded' }
  | { readonly status: 'failed'; readonly reason: DepositFailure };

/** What the stand-in does with a deposit by one of its cards. */
export interface TestCard {
  readonly card: string;
  readonly label: string;
  readonly does: string;
  readonly end: CardEnd;
  /** `later`: it stays pending first; `code`: it asks for a second factor. */
  readonly when: 'at_once' | 'later' | 'code';
  /** Whether the start gets no answer. */
  readonly isMute: boolean;
  /** How often the end is sent as a notice. */
  readonly notices: number;
}

const card = (
  number: string,
  name: string,
  does: string,
  more: Partial<Pick<TestCard, 'end' | 'when' | 'isMute' | 'notices'>> = {},
): TestCard => ({
  card: `test_${name}`,
  label: `Test •••• ${number}`,
  does,
  end: { status: 'succeeded' },
  when: 'at_once',
  isMute: false,
  notices: 1,
  ...more,
});

const failed = (reason: DepositFailure): CardEnd => ({ status: 'failed', reason });

/** The code that the stand-in takes for a second factor. */
export const TEST_CODE = '123456';
export const CODE_MS = 10 * 60_000;
export const CODE_TRIES = 3;
/** How long a deposit stays pending that ends later. */
export const LATER_MS = 30_000;

export const TEST_CARDS: readonly TestCard[] = [
  card('0001', 'success', 'succeeds at once'),
  card('0002', 'declined', 'is declined', { end: failed('declined') }),
  card('0003', 'no_funds', 'has too little money', { end: failed('insufficient_funds') }),
  card('0004', 'code', `asks for a second factor, the code ${TEST_CODE}`, { when: 'code' }),
  card('0005', 'later', 'stays pending and succeeds', { when: 'later' }),
  card('0006', 'later_declined', 'stays pending and is declined', {
    when: 'later',
    end: failed('declined'),
  }),
  card('0007', 'late', 'succeeds, but the answer is lost and a notice comes later', { isMute: true }),
  card('0008', 'twice', 'stays pending and succeeds; the notice comes twice', {
    when: 'later',
    notices: 2,
  }),
  card('0009', 'silent', 'stays pending and succeeds without a notice, until it is looked up', {
    when: 'later',
    notices: 0,
  }),
];

export const cardOf = (token: string): TestCard | undefined => TEST_CARDS.find(({ card }) => card === token);
