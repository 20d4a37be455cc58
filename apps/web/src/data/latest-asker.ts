/** Asks again and again, one question at a time. */
interface LatestAsker<Question> {
  /** A new question: it is asked after a pause, and what was asked before is no longer answered. */
  readonly want: (question: Question) => void;
  /** The same question again, no sooner than the gap after the last answer. */
  readonly again: () => void;
  readonly stop: () => void;
}

interface Options<Question, Answer> {
  readonly ask: (question: Question, signal: AbortSignal) => Promise<Answer>;
  readonly onAnswer: (question: Question, answer: Answer) => void;
  /** A question that is followed by another within this time is never asked. */
  readonly pauseMs: number;
  readonly gapMs: number;
}

/**
 * Asks questions of which only the latest counts.
 * Shape: `ask` resolves also where no answer came.
 */
export function createLatestAsker<Question, Answer>({
  ask,
  onAnswer,
  pauseMs,
  gapMs,
}: Options<Question, Answer>): LatestAsker<Question> {
  let question: { readonly value: Question } | null = null;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let running: AbortController | null = null;
  let answeredAt = Number.NEGATIVE_INFINITY;
  const drop = () => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    running?.abort();
    running = null;
  };
  const start = (delayMs: number) => {
    timer = setTimeout(() => void run(), delayMs);
  };
  const run = async () => {
    timer = null;
    const asked = question;
    if (!asked) return;
    const mine = new AbortController();
    running = mine;
    const answer = await ask(asked.value, mine.signal);
    if (running !== mine) return;
    running = null;
    answeredAt = performance.now();
    onAnswer(asked.value, answer);
  };
  return {
    want(value) {
      drop();
      question = { value };
      start(pauseMs);
    },
    again() {
      if (question && timer === null && running === null)
        start(Math.max(0, answeredAt + gapMs - performance.now()));
    },
    stop() {
      drop();
      question = null;
    },
  };
}
